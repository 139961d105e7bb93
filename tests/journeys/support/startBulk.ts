import { createActor } from 'xstate'
import {
  checked,
  draft,
  firstIsGenerated,
  holdDocumentsSubmit,
  secondIsGenerated,
  signingEnds,
} from '../../../walks/flows/documentsSubmit.ts'
import { done } from '../../../walks/flows/documentSubmit.ts'
import { endChild } from '../../../walks/model/actorEnd.ts'
import { kinds, type KindFacts } from '../../../src/machines/kinds.ts'
import type { DraftsChecked } from '../../../src/machines/documentsSubmit/items.ts'
import type { Outcome } from '../../../walks/model/heldActor.ts'
import type { SigningOutput } from '../../../src/machines/signingWays.ts'

export const everyWay = checked(['1', '2', '4'], draft('d-7'), draft('d-8'))

/** A sending of two documents under test, with the steps that lead through it one after the other. */
export const startBulk = (kind: KindFacts = kinds.declaration) => {
  const { held, machine, effects, holds, follows, signing, hsm } = holdDocumentsSubmit()
  const actor = createActor(machine, { input: { kind, documentIds: ['d-7', 'd-8'] } })
  actor.start()
  const state = () => actor.getSnapshot()
  const check = (outcome: Outcome<DraftsChecked> = everyWay) => held.checkDrafts.settle(outcome)
  const confirm = (chosen: '1' | '2' | '4' | null = '1', withWarned = false) =>
    actor.send({ type: 'sending.confirmed', chosen, withWarned })
  const claim = (signed: readonly string[] = [], elsewhere: readonly string[] = []) =>
    holds.at(-1)?.say({ type: 'works.claimed', signed, elsewhere })
  const begin = async (chosen: '1' | '2' | '4' = '1') => {
    await check()
    confirm(chosen)
  }
  const generateBoth = async () => {
    await held.generateXml.settle(firstIsGenerated)
    await held.generateXml.settle(secondIsGenerated)
  }
  const toSigning = async (chosen: '1' | '2' | '4' = '1') => {
    await begin(chosen)
    await generateBoth()
    claim()
  }
  const sign = (
    outcome: { readonly answers: SigningOutput } | { readonly throws: Error } = signingEnds.signed,
    way: 'tokenSigning' | 'hsmSigning' | 'remoteSigning' | 'hsmRun' = 'tokenSigning',
  ) => endChild(actor, way, outcome)
  const register = () => held.sendSigned.settle(done)
  const stages = () => state().context.items.map(({ stage }) => stage)
  return {
    actor,
    held,
    effects,
    holds,
    follows,
    signing,
    hsm,
    state,
    stages,
    check,
    confirm,
    claim,
    begin,
    generateBoth,
    toSigning,
    sign,
    register,
  }
}

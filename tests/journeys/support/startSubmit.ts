import { createActor } from 'xstate'
import {
  documentSubmitOutcomes,
  done,
  holdDocumentSubmit,
  options,
  submitStarts,
  xmlIsGenerated,
} from '../../../walks/flows/documentSubmit.ts'
import { documentIsSigned, tokenIsRead } from '../../../walks/flows/tokenSigning.ts'

/** A submission under test, with the steps that lead through it one after the other. */
export const startSubmit = (from: keyof typeof submitStarts = 'from the form') => {
  const { held, signing, hsm, remote, machine, effects, holds, claim } = holdDocumentSubmit()
  const actor = createActor(machine, { input: submitStarts[from] })
  actor.start()
  const state = () => actor.getSnapshot()
  const decideOnToken = () => held.readOption.settle(options['only tokens'])
  const generate = async () => {
    await held.generateXml.settle(xmlIsGenerated)
    claim()
  }
  const sign = async () => {
    await signing.askPermission.settle({ answers: 'granted' })
    await signing.readToken.settle(tokenIsRead)
    await signing.signDocument.settle(documentIsSigned)
  }
  const register = () => held.sendSigned.settle(done)
  const loseRegistration = () => held.sendSigned.settle(documentSubmitOutcomes.sendSigned['connection.lost'])
  const take = async (...steps: readonly (() => Promise<void>)[]) => {
    for (const step of steps) await step()
  }
  return {
    actor,
    held,
    signing,
    hsm,
    remote,
    effects,
    holds,
    claim,
    state,
    take,
    decideOnToken,
    generate,
    sign,
    register,
    loseRegistration,
  }
}

export type Submission = ReturnType<typeof startSubmit>

import { describe, expect, it } from 'vitest'
import {
  documentSubmitOutcomes,
  documentWithList,
  endsOfBoth,
  generatedWithList,
  options,
  signatureRefused,
  xmlAndListAreGenerated,
} from '../../walks/flows/documentSubmit.ts'
import { signingEnds } from '../../walks/flows/signingWays.ts'
import { work } from '../../walks/flows/tokenSigning.ts'
import { endChild } from '../../walks/model/actorEnd.ts'
import { startSubmit } from './support/startSubmit.ts'

const { reqKey, companionKey } = generatedWithList
const both = { reqKey, others: [companionKey], sellerTaxCode: work.sellerTaxCode }
const listAlone = { ...both, reqKey: companionKey, others: [] }

const ways = [
  ['token', 'tokenSigning', 'only tokens'],
  ['hsm', 'hsmSigning', 'only HSM'],
  ['remote', 'remoteSigning', 'only remote signature'],
] as const

/** An invoice with the list of those that it corrects, about to be signed. */
const atSigning = async (option: keyof typeof options) => {
  const flow = startSubmit('of an invoice with a list, from the form')
  await flow.held.readOption.settle(options[option])
  await flow.held.generateXml.settle(xmlAndListAreGenerated)
  flow.claim()
  return flow
}

describe.each(ways)('two XML that go together, by the %s', (way, actor, option) => {
  const begun = async () => {
    const flow = await atSigning(option)
    const asked = () => flow.state().children[actor]?.getSnapshot().context
    return { ...flow, asked, end: (outcome: Parameters<typeof endChild>[2]) => endChild(flow.actor, actor, outcome) }
  }

  it('are claimed as one, signed in one go and registered by the key of the document', async () => {
    const flow = await begun()
    expect(flow.holds.map(({ input }) => input)).toEqual([{ work: generatedWithList, way, document: documentWithList }])
    expect(flow.asked()).toMatchObject(both)
    flow.end(signingEnds.signed)
    expect(flow.state().value).toBe('registering')
    expect(flow.held.sendSigned.inputs).toEqual([{ reqKey }])
  })

  it('are not sent where one is not signed, which alone is signed by the next try [000-8-07]', async () => {
    const flow = await begun()
    flow.end(endsOfBoth['signed but the list'])
    expect(flow.state().value).toBe('signingBroken')
    expect(flow.state().context.failure).toEqual({ code: 'signing.inPart', reason: 'hsm.notSigned' })
    flow.actor.send({ type: 'step.retried' })
    expect(flow.state().value).toEqual({ signing: way })
    expect(flow.state().context.failure).toBeNull()
    expect(flow.asked()).toMatchObject(listAlone)
    expect(flow.held.sendSigned.inputs).toEqual([])
    flow.end(signingEnds.signed)
    expect(flow.state().value).toBe('registering')
  })

  it('are signed one after the other where one was left', async () => {
    const flow = await begun()
    flow.end(endsOfBoth['signed, the list left'])
    expect(flow.state().value).toEqual({ signing: way })
    expect(flow.asked()).toMatchObject(listAlone)
    expect(flow.held.sendSigned.inputs).toEqual([])
    flow.end(signingEnds.signed)
    expect(flow.held.sendSigned.inputs).toEqual([{ reqKey }])
  })

  it('are both signed anew after a refusal, however they were signed before', async () => {
    const flow = await begun()
    flow.end(endsOfBoth['signed, the list left'])
    flow.end(signingEnds.signed)
    await flow.held.sendSigned.settle(signatureRefused)
    flow.actor.send({ type: 'signature.renewed' })
    expect(flow.effects).toContainEqual({ dropSignature: reqKey })
    expect(flow.asked()).toMatchObject(both)
  })
})

it('two XML of which one is not signed are let go together', async () => {
  const flow = await atSigning('only HSM')
  endChild(flow.actor, 'hsmSigning', endsOfBoth['signed but the list'])
  flow.actor.send({ type: 'dialog.dismissed' })
  expect(flow.state().output?.result).toBe('cancelled')
  expect(flow.effects).toContainEqual({ forgetWork: reqKey })
  expect(flow.held.sendSigned.inputs).toEqual([])
})

it('an XML that is alone is signed alone', async () => {
  const flow = startSubmit()
  await flow.take(flow.decideOnToken, flow.generate)
  expect(flow.state().children.tokenSigning?.getSnapshot().context).toMatchObject({ reqKey, others: [] })
  endChild(flow.actor, 'tokenSigning', documentSubmitOutcomes.tokenSigning.signed)
  expect(flow.state().value).toBe('registering')
})

import { describe, expect, it } from 'vitest'
import { ends, remoteSigningFails, request } from '../../walks/flows/remoteSigning.ts'
import { serverFails } from '../../walks/flows/serverFailures.ts'
import { work } from '../../walks/flows/tokenSigning.ts'
import { ended, startRemoteSigning } from './support/startRemoteSigning.ts'

const first = work.reqKey
const others = ['7c9e6679-7425-40de-944b-e07fc1f90ae7', '8d0f7780-8536-41ef-a55c-f18fd2a91bf8'] as const
const [second, third] = others
const unusable = remoteSigningFails['remoteSigning.signatureUnusable'].answers.failure
const unknown = serverFails['server.refused'].answers.failure

/** As far as the holder is asked for these of three documents; those that are not known any more are named. */
const atConfirmation = async (reqKeys: readonly string[], gone: readonly string[] = []) => {
  const flow = startRemoteSigning({ ...work, others })
  await flow.choose()
  const unsigned = gone.map((reqKey) => ({ reqKey, failure: unknown }))
  await flow.held.requestSignature.settle({ answers: { ok: true, value: { ...request, reqKeys, unsigned } } })
  return flow
}

describe('several documents and one confirmation', () => {
  it('are asked for together, and all are signed', async () => {
    const { held, state } = await atConfirmation([first, ...others])
    expect(held.requestSignature.inputs).toMatchObject([{ reqKey: first, others }])
    expect(held.awaitConfirmation.inputs).toEqual([{ reqKeys: [first, ...others], requestId: request.requestId }])
    await held.awaitConfirmation.settle(ends.signed)
    expect(state().output).toEqual({ result: 'signed', unsigned: [], left: [] })
  })

  it('are left to another one where the provider takes not all of them', async () => {
    const { held, state } = await atConfirmation([first, second])
    await held.awaitConfirmation.settle(ends.signed)
    expect(state().output).toEqual({ result: 'signed', unsigned: [], left: [third] })
  })

  it('are named where they are not signed although others are, or are not known any more', async () => {
    const { held, state } = await atConfirmation([first, third], [second])
    const unsigned = [{ reqKey: third, failure: unusable }]
    await held.awaitConfirmation.settle({ answers: { ok: true, value: { end: 'signed', unsigned } } })
    expect(state().output).toEqual({
      result: 'signed',
      unsigned: [{ reqKey: second, failure: unknown }, ...unsigned],
      left: [],
    })
  })

  it('are all unsigned where the holder refuses', async () => {
    const { held, state, dismiss } = await atConfirmation([first, ...others])
    await held.awaitConfirmation.settle(ends.refused)
    dismiss()
    expect(state()).toMatchObject(ended('givenUp'))
    expect(state().output).toEqual({ result: 'givenUp', unsigned: [], left: [] })
  })
})

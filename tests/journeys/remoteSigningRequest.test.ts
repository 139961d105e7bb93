import { describe, expect, it } from 'vitest'
import {
  ends,
  remoteSigningFails,
  request,
  requestIsCancelled,
  requestIsMade,
} from '../../walks/flows/remoteSigning.ts'
import { bug, bugAsFailure, serverFails, unanswered } from '../../walks/flows/serverFailures.ts'
import { atConfirmation, atRequesting, ended, nothingKept } from './support/startRemoteSigning.ts'

const { requestId } = request
const unreachable = remoteSigningFails['remoteSigning.unreachable']

describe('a request of which nothing is known', () => {
  const lost = [...unanswered.map((code) => serverFails[code]), unreachable]

  it.each(lost)('after %j: the same one is asked for again, and no second one made [000-1-02]', async (outcome) => {
    const { held, state, retry } = await atConfirmation()
    await held.awaitConfirmation.settle(outcome)
    expect(state()).toMatchObject({ value: 'connectionLost', context: { failure: outcome.answers.failure, request } })
    expect(state().hasTag('stopped')).toBe(true)
    retry()
    expect(state()).toMatchObject({ value: 'awaitingConfirmation', context: { failure: null, request } })
    expect(held.requestSignature.inputs).toHaveLength(1)
    expect(held.awaitConfirmation.inputs.map((input) => input.requestId)).toEqual([requestId, requestId])
    await held.awaitConfirmation.settle(ends.signed)
    expect(state()).toMatchObject(ended('signed'))
  })

  it('after a bug too', async () => {
    const { held, state } = await atConfirmation()
    await held.awaitConfirmation.settle(bug)
    expect(state()).toMatchObject({ value: 'connectionLost', context: { failure: bugAsFailure, request } })
  })

  it('is cancelled where the user gives up', async () => {
    const { held, state, dismiss } = await atConfirmation()
    await held.awaitConfirmation.settle(serverFails['connection.lost'])
    dismiss()
    expect(state().value).toBe('cancelling')
    expect(held.cancelRequest.inputs).toEqual([{ requestId }])
  })
})

describe('the user gives up', () => {
  it('while the holder is asked: the provider is asked to stop, and nothing is kept', async () => {
    const { held, state, dismiss } = await atConfirmation()
    dismiss()
    expect(state().value).toBe('cancelling')
    expect(state().hasTag('busy')).toBe(true)
    expect(held.awaitConfirmation.isRunning()).toBe(false)
    expect(held.cancelRequest.inputs).toEqual([{ requestId }])
    await held.cancelRequest.settle(requestIsCancelled)
    expect(state()).toMatchObject({ ...ended('givenUp'), context: nothingKept })
  })

  it('while the request is on its way: it is cancelled as soon as it is known', async () => {
    const { held, state, dismiss } = await atRequesting()
    dismiss()
    expect(state()).toMatchObject({ value: { requesting: 'unwanted' }, context: { isUnwanted: true } })
    expect(held.requestSignature.isRunning()).toBe(true)
    expect(state().hasTag('busy')).toBe(true)
    await held.requestSignature.settle(requestIsMade)
    expect(state().value).toBe('cancelling')
    expect(held.cancelRequest.inputs).toEqual([{ requestId }])
    await held.cancelRequest.settle(requestIsCancelled)
    expect(state()).toMatchObject(ended('givenUp'))
  })

  it.each([
    ['a refusal', serverFails['server.refused']],
    ['a lost answer', serverFails['connection.lost']],
    ['a bug', bug],
  ] as const)('while a request is on its way that ends in %s: there is nothing to cancel', async (_, outcome) => {
    const { held, state, dismiss } = await atRequesting()
    dismiss()
    await held.requestSignature.settle(outcome)
    expect(state()).toMatchObject({ ...ended('givenUp'), context: nothingKept })
    expect(held.cancelRequest.inputs).toEqual([])
  })

  it.each([
    ['a failure', serverFails['server.failed'], { code: 'server.failed' }],
    ['a bug', bug, bugAsFailure],
  ] as const)('and after %s is warned that the phone may still ask [000-8-08]', async (_, outcome, failure) => {
    const { actor, held, state, dismiss } = await atConfirmation()
    dismiss()
    await held.cancelRequest.settle(outcome)
    expect(state()).toMatchObject({ value: 'stillOpen', context: { failure, request } })
    expect(state().hasTag('stopped')).toBe(true)
    actor.send({ type: 'cancellation.repeated' })
    expect(state()).toMatchObject({ value: 'cancelling', context: { failure: null } })
    expect(held.cancelRequest.inputs).toEqual([{ requestId }, { requestId }])
    await held.cancelRequest.settle(outcome)
    dismiss()
    expect(state()).toMatchObject({ ...ended('givenUp'), context: nothingKept })
  })
})

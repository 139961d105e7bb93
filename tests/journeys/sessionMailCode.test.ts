import { describe, expect, it } from 'vitest'
import { bug, bugAsFailure, serverFails } from '../../walks/flows/serverFailures.ts'
import { codeFails, hoa, lan, operator, sendingFails, signedInAs, signInFails } from '../../walks/flows/session.ts'
import { startSession } from './support/startSession.ts'

const signedOut = ['forgetWhatWasRead', 'refuseWaitingCalls']
const awaitingCode = { signedOut: { mailCode: 'awaitingCode' } }
const codeOver = { signedOut: { mailCode: 'codeOver' } }
const outages = [
  ...Object.values(serverFails).map((outcome) => ({ outcome, failure: outcome.answers.failure })),
  { outcome: bug, failure: bugAsFailure },
]

/** At the question for a code. */
const askedForCode = async (on: Parameters<typeof startSession>[0] = 'company host') => {
  const session = startSession(on)
  await session.openSignIn()
  session.actor.send({ type: 'credentials.submitted' })
  await session.held.signIn.settle(signInFails['signIn.codeNeeded'])
  return session
}

describe('an account that is guessed at', () => {
  it('asks for a code in the place of the password, without an error', async () => {
    const { effects, state } = await askedForCode()
    expect(state()).toMatchObject({ value: awaitingCode, context: { user: null, failure: null } })
    expect([...state().tags].toSorted()).toEqual(['askingCredentials', 'signInOpen'])
    expect(effects).toEqual(signedOut)
  })

  it('lets in with the code, to the path that was interrupted, and announces it', async () => {
    const { actor, held, effects, state } = await askedForCode()
    actor.send({ type: 'code.submitted' })
    expect(state().value).toEqual({ signedOut: { mailCode: 'checkingCode' } })
    expect([...state().tags].toSorted()).toEqual(['askingCredentials', 'busy', 'signInOpen'])
    await held.checkCode.settle(signedInAs(lan, '/customers?sid=7'))
    expect(state()).toMatchObject({
      value: { signedIn: { lifetime: 'fresh', leaving: 'no' } },
      context: { user: lan, callbackPath: '/customers?sid=7', failure: null },
    })
    expect(effects).toEqual([...signedOut, 'announceStarted', 'releaseWaitingCalls'])
  })

  it('leads somebody with a given password to choose another one', async () => {
    const { actor, held, state } = await askedForCode()
    actor.send({ type: 'code.submitted' })
    await held.checkCode.settle(signedInAs(hoa))
    expect(state().value).toEqual({ passwordDue: 'awaitingPassword' })
  })

  it('lets only operators into the admin host', async () => {
    const denied = await askedForCode('admin host')
    denied.actor.send({ type: 'code.submitted' })
    await denied.held.checkCode.settle(signedInAs(lan))
    expect(denied.state()).toMatchObject({ value: 'deniedOnAdminHost', context: { user: null } })
    const letIn = await askedForCode('admin host')
    letIn.actor.send({ type: 'code.submitted' })
    await letIn.held.checkCode.settle(signedInAs(operator))
    expect(letIn.state().context.user).toEqual(operator)
  })

  const refused = [...outages, { outcome: codeFails['signIn.codeWrong'], failure: { code: 'signIn.codeWrong' } }]
  it.each(refused)('shows $failure.code at the code until that is edited', async ({ outcome, failure }) => {
    const { actor, held, state } = await askedForCode()
    actor.send({ type: 'code.submitted' })
    await held.checkCode.settle(outcome)
    expect(state()).toMatchObject({ value: awaitingCode, context: { user: null, failure } })
    actor.send({ type: 'code.edited' })
    expect(state()).toMatchObject({ value: awaitingCode, context: { failure: null } })
    actor.send({ type: 'code.submitted' })
    await held.checkCode.settle(outcome)
    actor.send({ type: 'code.submitted' })
    expect(state().context.failure).toBeNull()
  })

  it('closes the field once the code is over, until another one is on its way', async () => {
    const { actor, held, state } = await askedForCode()
    actor.send({ type: 'code.submitted' })
    await held.checkCode.settle(codeFails['signIn.codeEnded'])
    expect(state()).toMatchObject({ value: codeOver, context: { failure: { code: 'signIn.codeEnded' } } })
    expect(state().can({ type: 'code.submitted' })).toBe(false)
    actor.send({ type: 'code.requested' })
    expect(state()).toMatchObject({ value: { signedOut: { mailCode: 'sendingCode' } }, context: { failure: null } })
    expect(state().hasTag('busy')).toBe(true)
    await held.sendCode.settle({ answers: { ok: true, value: null } })
    expect(state()).toMatchObject({ value: awaitingCode, context: { failure: null } })
  })

  it.each(outages)('says why no other code was asked for ($failure.code)', async ({ outcome, failure }) => {
    const { actor, held, state } = await askedForCode()
    actor.send({ type: 'code.requested' })
    await held.sendCode.settle(outcome)
    expect(state()).toMatchObject({ value: awaitingCode, context: { failure } })
    actor.send({ type: 'code.requested' })
    expect(state().context.failure).toBeNull()
  })

  it.each(['signIn.codeEnded', 'signIn.noMoreCodes'] as const)(
    'asks for the password again where the sign-in is given no more codes (%s)',
    async (code) => {
      const { actor, held, state } = await askedForCode()
      actor.send({ type: 'code.requested' })
      await held.sendCode.settle(sendingFails[code])
      expect(state()).toMatchObject({ value: { signedOut: 'awaitingCredentials' }, context: { failure: { code } } })
    },
  )

  it.each([false, true])('leads back to the password, and forgets the error (the code is over: %s)', async (isOver) => {
    const { actor, held, effects, state } = await askedForCode()
    actor.send({ type: 'code.submitted' })
    await held.checkCode.settle(codeFails[isOver ? 'signIn.codeEnded' : 'signIn.codeWrong'])
    actor.send({ type: 'code.abandoned' })
    expect(state()).toMatchObject({ value: { signedOut: 'awaitingCredentials' }, context: { failure: null } })
    expect(effects).toEqual(signedOut)
  })

  it('follows another tab that signs in', async () => {
    const { state, otherTabSays } = await askedForCode()
    otherTabSays({ type: 'session.startedElsewhere' })
    expect(state().value).toBe('readingSession')
  })

  it('is said above screens that stay, where another tab can be used', async () => {
    const { actor, held, state, enter } = startSession()
    await enter()
    actor.send({ type: 'session.refused' })
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(signInFails['signIn.codeNeeded'])
    expect(state()).toMatchObject({
      value: { expired: 'awaitingCredentials' },
      context: { user: lan, failure: { code: 'signIn.codeNeeded' } },
    })
  })
})

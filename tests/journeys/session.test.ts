import { describe, expect, it } from 'vitest'
import { bug, bugAsFailure, serverFails } from '../../walks/flows/serverFailures.ts'
import {
  lan,
  lifetime,
  minh,
  operator,
  readAs,
  sessionOutcomes,
  signedInAs,
  signInFails,
} from '../../walks/flows/session.ts'
import { startSession } from './support/startSession.ts'

const outages = [
  ...Object.values(serverFails).map((outcome) => ({ outcome, failure: outcome.answers.failure })),
  { outcome: bug, failure: bugAsFailure },
]
const signedOut = ['forgetWhatWasRead', 'refuseWaitingCalls']

describe('the page opens [002-4.5-01]', () => {
  it('on the screens of the product for someone who is signed in', async () => {
    const { held, effects, state } = startSession()
    expect(state().value).toBe('readingSession')
    expect([...state().tags]).toEqual(['busy'])
    await held.readSession.settle(readAs(lan))
    expect(state()).toMatchObject({
      value: { signedIn: { lifetime: 'fresh', leaving: 'no' } },
      context: { user: lan, failure: null },
    })
    expect([...state().tags]).toEqual(['inside'])
    expect(effects).toEqual(['releaseWaitingCalls'])
  })

  it('on the sign-in screen for nobody', async () => {
    const { effects, state, openSignIn } = startSession()
    await openSignIn()
    expect(state().value).toEqual({ signedOut: 'awaitingCredentials' })
    expect([...state().tags].toSorted()).toEqual(['askingCredentials', 'signInOpen'])
    expect(effects).toEqual(signedOut)
  })

  it.each(outages)('lets nobody in while the server is out of reach: $failure.code', async ({ outcome, failure }) => {
    const { actor, held, state } = startSession()
    await held.readSession.settle(outcome)
    expect(state()).toMatchObject({ value: 'unreachable', context: { user: null, failure } })
    actor.send({ type: 'step.retried' })
    expect(state()).toMatchObject({ value: 'readingSession', context: { failure: null } })
  })
})

describe('signing in [002-4.2-01]', () => {
  it('lets the user in, announces it to the other tabs and leads to the path that was interrupted [002-2.1-06]', async () => {
    const { actor, held, effects, state, openSignIn } = startSession()
    await openSignIn()
    actor.send({ type: 'credentials.submitted' })
    expect(state().value).toEqual({ signedOut: 'signingIn' })
    expect([...state().tags].toSorted()).toEqual(['askingCredentials', 'busy', 'signInOpen'])
    await held.signIn.settle(signedInAs(lan, '/customers?sid=7'))
    expect(state()).toMatchObject({
      value: { signedIn: { lifetime: 'fresh', leaving: 'no' } },
      context: { user: lan, callbackPath: '/customers?sid=7' },
    })
    expect(effects).toEqual([...signedOut, 'announceStarted', 'releaseWaitingCalls'])
  })

  it('opens the registration-received dialog for an account that is not active [002-2.1-09 002-2.1-10 002-4.2-02 002-8-01]', async () => {
    const { actor, held, effects, state, openSignIn } = startSession()
    await openSignIn()
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(signInFails['account.notActive'])
    expect(state().value).toEqual({ signedOut: 'registrationReceived' })
    expect(effects).toEqual([...signedOut, { announceFailure: signInFails['account.notActive'].answers }])
    effects.length = 0
    actor.send({ type: 'registrationNotice.dismissed' })
    expect(state().value).toEqual({ signedOut: 'awaitingCredentials' })
    expect(effects).toEqual([])
  })

  const elsewhere: readonly string[] = ['account.notActive', 'signIn.codeNeeded']
  const refusals = Object.values(signInFails).filter(({ answers }) => !elsewhere.includes(answers.failure.code))

  it.each(refusals)(
    'stays on the screen with $answers.failure.code until a field is edited [002-4.2-03 002-4.2-04 002-8-02 002-8-03]',
    async (outcome) => {
      const { actor, held, effects, state, openSignIn } = startSession()
      await openSignIn()
      actor.send({ type: 'credentials.submitted' })
      await held.signIn.settle(outcome)
      expect(state()).toMatchObject({
        value: { signedOut: 'awaitingCredentials' },
        context: { user: null, failure: outcome.answers.failure },
      })
      actor.send({ type: 'credentials.edited' })
      expect(state()).toMatchObject({ value: { signedOut: 'awaitingCredentials' }, context: { failure: null } })
      expect(effects).toEqual([...signedOut, { announceFailure: outcome.answers }])
    },
  )

  it('forgets the last failure when the user tries again', async () => {
    const { actor, held, state, openSignIn } = startSession()
    await openSignIn()
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(bug)
    expect(state()).toMatchObject({ value: { signedOut: 'awaitingCredentials' }, context: { failure: bugAsFailure } })
    actor.send({ type: 'credentials.submitted' })
    expect(state().context.failure).toBeNull()
  })

  it('follows another tab that signs in', async () => {
    const { state, openSignIn, otherTabSays } = startSession()
    await openSignIn()
    otherTabSays({ type: 'session.startedElsewhere' })
    expect(state().value).toBe('readingSession')
  })
})

describe('the admin host [002-6-08]', () => {
  it('lets an operator of the admin site in [002-2.1-05]', async () => {
    const { actor, held, state } = startSession('admin host')
    await held.readSession.settle(readAs(null))
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(signedInAs(operator))
    expect(state().context.user).toEqual(operator)
    expect(state().matches('signedIn')).toBe(true)
  })

  it('keeps an operator who is signed in already', async () => {
    const { held, state } = startSession('admin host')
    await held.readSession.settle(readAs(operator))
    expect(state().matches('signedIn')).toBe(true)
  })

  it('denies everyone else and signs them out after 1.5 s [002-2.1-08 002-9-04]', async () => {
    const { actor, clock, held, effects, state } = startSession('admin host')
    await held.readSession.settle(readAs(null))
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(signedInAs(lan))
    expect(state().value).toBe('deniedOnAdminHost')
    clock.increment(lifetime.denialNotice - 1)
    expect(state().value).toBe('deniedOnAdminHost')
    clock.increment(1)
    expect(state().value).toBe('signingOut')
    await held.signOut.settle(sessionOutcomes.signOut.done)
    expect(state()).toMatchObject({ value: { signedOut: 'awaitingCredentials' }, context: { user: null } })
    expect(effects).toEqual([...signedOut, 'announceEnded', ...signedOut])
  })

  it('denies a user whose session was open when the page is loaded [002-2.1-08]', async () => {
    const { held, effects, state } = startSession('admin host')
    await held.readSession.settle(readAs(minh))
    expect(state()).toMatchObject({ value: 'deniedOnAdminHost', context: { user: null } })
    expect(effects).toEqual([])
  })

  it("denies a user who signs in on top of an operator's screen [002-2.1-08]", async () => {
    const { actor, held, state } = startSession('admin host')
    await held.readSession.settle(readAs(operator))
    actor.send({ type: 'session.refused' })
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(signedInAs(lan))
    expect(state().value).toBe('deniedOnAdminHost')
  })
})

describe('signing out [002-2.5-01]', () => {
  it('asks, and can be taken back', async () => {
    const { actor, state, enter } = startSession()
    await enter()
    actor.send({ type: 'signOut.requested' })
    expect(state().value).toEqual({ signedIn: { lifetime: 'fresh', leaving: 'confirming' } })
    actor.send({ type: 'signOut.dismissed' })
    expect(state().value).toEqual({ signedIn: { lifetime: 'fresh', leaving: 'no' } })
  })

  it('is not confirmed without having been asked for', async () => {
    const { state, enter } = startSession()
    await enter()
    expect(state().can({ type: 'signOut.confirmed' })).toBe(false)
  })

  it('ends the session, forgets what was read and announces it to the other tabs [002-2.5-02]', async () => {
    const { actor, held, effects, state, enter } = startSession()
    await enter('/customers')
    actor.send({ type: 'signOut.requested' })
    actor.send({ type: 'signOut.confirmed' })
    expect(state().value).toBe('signingOut')
    expect([...state().tags]).toEqual(['busy'])
    effects.length = 0
    await held.signOut.settle(sessionOutcomes.signOut.done)
    expect(state()).toMatchObject({
      value: { signedOut: 'awaitingCredentials' },
      context: { user: null, callbackPath: null },
    })
    expect(effects).toEqual(['announceEnded', ...signedOut])
  })

  it.each(outages)(
    'says so when the server did not hear ($failure.code), and tries again',
    async ({ outcome, failure }) => {
      const { actor, held, effects, state, enter } = startSession()
      await enter()
      actor.send({ type: 'signOut.requested' })
      actor.send({ type: 'signOut.confirmed' })
      effects.length = 0
      await held.signOut.settle(outcome)
      expect(state()).toMatchObject({ value: 'signOutFailed', context: { failure } })
      expect(effects).toEqual([])
      actor.send({ type: 'step.retried' })
      expect(state()).toMatchObject({ value: 'signingOut', context: { failure: null } })
    },
  )
})

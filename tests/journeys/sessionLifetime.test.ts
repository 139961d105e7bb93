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

const inside = (lifetime: 'fresh' | 'nearEnd' | 'warned', leaving: 'no' | 'confirming' = 'no') => ({
  signedIn: { lifetime, leaving },
})

const expire = async () => {
  const flow = startSession()
  await flow.enter()
  flow.clock.increment(lifetime.untilExpiry)
  return flow
}

describe('a session lasts 7080 seconds [002-4.5-01 002-9-01]', () => {
  it('warns some minutes before the end, and the warning can be read away', async () => {
    const { actor, clock, state, enter } = startSession()
    await enter()
    clock.increment(lifetime.untilWarning - 1)
    expect(state().value).toEqual(inside('fresh'))
    expect(state().can({ type: 'warning.dismissed' })).toBe(false)
    clock.increment(1)
    expect(state().value).toEqual(inside('nearEnd'))
    actor.send({ type: 'warning.dismissed' })
    expect(state().value).toEqual(inside('warned'))
  })

  it('lasts on while the user thinks about signing out', async () => {
    const { actor, clock, state, enter } = startSession()
    await enter()
    actor.send({ type: 'signOut.requested' })
    clock.increment(lifetime.untilWarning)
    expect(state().value).toEqual(inside('nearEnd', 'confirming'))
    actor.send({ type: 'signOut.dismissed' })
    expect(state().value).toEqual(inside('nearEnd'))
  })

  it('ends at its time, and the screens stay for the user to go on [002-4.5-02 002-8-09]', async () => {
    const { clock, effects, state, enter } = startSession()
    await enter()
    clock.increment(lifetime.untilExpiry - 1)
    expect(state().value).toEqual(inside('nearEnd'))
    clock.increment(1)
    expect(state()).toMatchObject({ value: { expired: 'awaitingCredentials' }, context: { user: lan } })
    expect([...state().tags].toSorted()).toEqual(['askingCredentials', 'inside'])
    expect(effects).toEqual([])
  })

  it('ends at once where the server no longer knows it', async () => {
    const { actor, state, enter } = startSession()
    await enter()
    actor.send({ type: 'session.refused' })
    expect(state().value).toEqual({ expired: 'awaitingCredentials' })
  })

  it('is as long again after it was renewed', async () => {
    const { actor, clock, held, state } = await expire()
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(signedInAs(lan))
    clock.increment(lifetime.untilExpiry - 1)
    expect(state().value).toEqual(inside('nearEnd'))
  })
})

describe('signing in again on top of the screens [002-8-09]', () => {
  it('the same person goes on: waiting calls are released, nothing is forgotten, it is announced to other tabs', async () => {
    const { actor, held, effects, state } = await expire()
    actor.send({ type: 'credentials.submitted' })
    expect(state().value).toEqual({ expired: 'signingIn' })
    expect([...state().tags].toSorted()).toEqual(['askingCredentials', 'busy', 'inside'])
    const longer = { ...lan, exp: lan.exp + 7080 }
    await held.signIn.settle(signedInAs(longer))
    expect(state()).toMatchObject({ value: inside('fresh'), context: { user: longer } })
    expect(effects).toEqual(['announceStarted', 'releaseWaitingCalls'])
  })

  it('someone else finds nothing of the first person', async () => {
    const { actor, held, effects, state } = await expire()
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(signedInAs(minh))
    expect(state()).toMatchObject({ value: inside('fresh'), context: { user: minh } })
    expect(effects).toEqual(['forgetWhatWasRead', 'refuseWaitingCalls', 'announceStarted', 'releaseWaitingCalls'])
  })

  it.each(Object.values(signInFails))(
    'shows $answers.failure.code in place until a field is edited [002-4.2-03 002-4.2-04]',
    async (outcome) => {
      const { actor, held, effects, state } = await expire()
      actor.send({ type: 'credentials.submitted' })
      await held.signIn.settle(outcome)
      expect(state()).toMatchObject({
        value: { expired: 'awaitingCredentials' },
        context: { user: lan, failure: outcome.answers.failure },
      })
      expect(effects).toEqual([])
      actor.send({ type: 'credentials.edited' })
      expect(state()).toMatchObject({ value: { expired: 'awaitingCredentials' }, context: { failure: null } })
    },
  )

  it('forgets the last failure when the user tries again', async () => {
    const { actor, held, state } = await expire()
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(bug)
    expect(state()).toMatchObject({ value: { expired: 'awaitingCredentials' }, context: { failure: bugAsFailure } })
    actor.send({ type: 'credentials.submitted' })
    expect(state().context.failure).toBeNull()
  })

  it('can be left for good', async () => {
    const { actor, held, state } = await expire()
    actor.send({ type: 'signOut.confirmed' })
    expect(state().value).toBe('signingOut')
    await held.signOut.settle(sessionOutcomes.signOut.done)
    expect(state().value).toEqual({ signedOut: 'awaitingCredentials' })
  })

  it('is not left while the server checks the password: it may have begun a session', async () => {
    const { actor, state } = await expire()
    actor.send({ type: 'credentials.submitted' })
    expect(state().can({ type: 'signOut.confirmed' })).toBe(false)
  })
})

describe('other tabs and a computer that slept [002-4.5-01]', () => {
  it('follows a tab that signs out: nothing stays', async () => {
    const { effects, state, enter, otherTabSays } = startSession()
    await enter()
    otherTabSays({ type: 'session.endedElsewhere', accountId: lan.id })
    expect(state()).toMatchObject({ value: { signedOut: 'awaitingCredentials' }, context: { user: null } })
    expect(effects).toEqual(['forgetWhatWasRead', 'refuseWaitingCalls'])
  })

  it('follows a tab that signs out after the session has ended', async () => {
    const { state, otherTabSays } = await expire()
    otherTabSays({ type: 'session.endedElsewhere', accountId: lan.id })
    expect(state().value).toEqual({ signedOut: 'awaitingCredentials' })
  })

  it.each(['session.startedElsewhere', 'page.shown'] as const)(
    'asks the server who is signed in after %s, while the screens stay',
    async (type) => {
      const { actor, held, effects, state, enter } = startSession()
      await enter()
      actor.send({ type })
      expect(state()).toMatchObject({ value: 'rereadingSession', context: { user: lan } })
      expect([...state().tags].toSorted()).toEqual(['busy', 'inside'])
      await held.readSession.settle(readAs({ ...lan, name: 'Lan' }))
      expect(state()).toMatchObject({ value: inside('fresh'), context: { user: { id: lan.id, name: 'Lan' } } })
      expect(effects).toEqual(['releaseWaitingCalls'])
    },
  )

  it('goes on where another tab has signed in again, whatever went wrong here', async () => {
    const { actor, held, state, otherTabSays } = await expire()
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(signInFails['password.incorrect'])
    otherTabSays({ type: 'session.startedElsewhere' })
    expect(state().value).toBe('rereadingSession')
    await held.readSession.settle(readAs(lan))
    expect(state()).toMatchObject({ value: inside('fresh'), context: { failure: null } })
  })

  it('asks again when another tab signs in while it asks: the first answer may be about the person before', async () => {
    const { actor, held, effects, state, enter, otherTabSays } = startSession()
    await enter()
    actor.send({ type: 'page.shown' })
    otherTabSays({ type: 'session.startedElsewhere' })
    expect(held.readSession.inputs).toHaveLength(3)
    await held.readSession.settle(readAs(minh))
    expect(state()).toMatchObject({ value: { displaced: 'awaitingCredentials' }, context: { user: lan, other: minh } })
    expect(effects).toEqual([])
  })

  it('follows a tab that signs out while it asks', async () => {
    const { actor, held, effects, state, enter, otherTabSays } = startSession()
    await enter()
    actor.send({ type: 'page.shown' })
    otherTabSays({ type: 'session.endedElsewhere', accountId: lan.id })
    expect(state()).toMatchObject({ value: { signedOut: 'awaitingCredentials' }, context: { user: null } })
    expect(held.readSession.isRunning()).toBe(false)
    expect(effects).toEqual(['forgetWhatWasRead', 'refuseWaitingCalls'])
  })

  it('asks for the password where the session is gone', async () => {
    const { actor, held, state, enter } = startSession()
    await enter()
    actor.send({ type: 'page.shown' })
    await held.readSession.settle(readAs(null))
    expect(state()).toMatchObject({ value: { expired: 'awaitingCredentials' }, context: { user: lan } })
  })

  const outages = [
    ...Object.values(serverFails).map((outcome) => ({ code: outcome.answers.failure.code, outcome })),
    { code: 'a bug', outcome: bug },
  ]

  it.each(outages)('holds the session while the server does not answer: $code', async ({ outcome }) => {
    const { actor, held, state, enter } = startSession()
    await enter()
    actor.send({ type: 'page.shown' })
    await held.readSession.settle(outcome)
    expect(state()).toMatchObject({ value: inside('fresh'), context: { user: lan, failure: null } })
  })
})

describe('the admin site after the end [002-2.1-08 002-6-08]', () => {
  it.each([lan, { ...operator, scope: 'ADMIN' as const }])(
    'is shut to $name, who has not its scope, be it the same person',
    async (user) => {
      const { actor, clock, held, state } = startSession('admin host')
      await held.readSession.settle(readAs(operator))
      clock.increment(lifetime.untilExpiry)
      actor.send({ type: 'credentials.submitted' })
      await held.signIn.settle(signedInAs(user))
      expect(state().value).toBe('deniedOnAdminHost')
    },
  )

  it.each([lan, { ...operator, scope: 'ADMIN' as const }])(
    'is shut to $name, who has signed in in another tab',
    async (user) => {
      const { held, state, otherTabSays } = startSession('admin host')
      await held.readSession.settle(readAs(operator))
      otherTabSays({ type: 'session.startedElsewhere' })
      await held.readSession.settle(readAs(user))
      expect(state().value).toBe('deniedOnAdminHost')
    },
  )
})

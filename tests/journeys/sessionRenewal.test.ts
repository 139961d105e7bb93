import { describe, expect, it } from 'vitest'
import { bug, bugAsFailure } from '../../walks/flows/serverFailures.ts'
import { lan, lifetime, minh, operator, readAs, signedInAs, signInFails } from '../../walks/flows/session.ts'
import { startSession } from './support/startSession.ts'

const inside = (lifetime: 'fresh' | 'nearEnd') => ({ signedIn: { lifetime, leaving: 'no' } })

const renew = async () => {
  const flow = startSession()
  await flow.enter()
  flow.clock.increment(lifetime.untilWarning)
  flow.actor.send({ type: 'signIn.requested' })
  return flow
}

describe('signing in again before the end [002-4.5-01]', () => {
  it('is asked for on top of the screens, while the session lives', async () => {
    const { state, effects } = await renew()
    expect(state()).toMatchObject({ value: { renewing: 'awaitingCredentials' }, context: { user: lan } })
    expect([...state().tags].toSorted()).toEqual(['askingCredentials', 'inside'])
    expect(effects).toEqual([])
  })

  it('is offered by the warning alone', async () => {
    const { actor, state, enter } = startSession()
    await enter()
    expect(state().can({ type: 'signIn.requested' })).toBe(false)
    actor.send({ type: 'session.refused' })
    expect(state().can({ type: 'renewal.dismissed' })).toBe(false)
  })

  it('gives the same person a whole session, and nothing is forgotten', async () => {
    const { actor, clock, held, effects, state } = await renew()
    actor.send({ type: 'credentials.submitted' })
    expect(state().value).toEqual({ renewing: 'signingIn' })
    expect(state().hasTag('busy')).toBe(true)
    await held.signIn.settle(signedInAs(lan))
    expect(state().value).toEqual(inside('fresh'))
    expect(effects).toEqual(['announceStarted', 'releaseWaitingCalls'])
    clock.increment(lifetime.untilExpiry - 1)
    expect(state().value).toEqual(inside('nearEnd'))
  })

  it('can be put off: the warning is shown again, and the end still comes', async () => {
    const { actor, clock, state } = await renew()
    actor.send({ type: 'renewal.dismissed' })
    expect(state()).toMatchObject({ value: inside('nearEnd'), context: { user: lan } })
    clock.increment(lifetime.untilExpiry)
    expect(state().value).toEqual({ expired: 'awaitingCredentials' })
  })

  it('is put off with the reason of the last attempt forgotten', async () => {
    const { actor, held, state } = await renew()
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(signInFails['password.incorrect'])
    expect(state()).toMatchObject({
      value: { renewing: 'awaitingCredentials' },
      context: { failure: signInFails['password.incorrect'].answers.failure },
    })
    actor.send({ type: 'renewal.dismissed' })
    expect(state().context.failure).toBeNull()
  })

  it.each([bug, signInFails['user.notFound']])(
    'clears the error when a field is edited or another attempt begins [002-4.2-04]',
    async (outcome) => {
      const { actor, held, state } = await renew()
      actor.send({ type: 'credentials.submitted' })
      await held.signIn.settle(outcome)
      actor.send({ type: 'credentials.edited' })
      expect(state()).toMatchObject({ value: { renewing: 'awaitingCredentials' }, context: { failure: null } })
      actor.send({ type: 'credentials.submitted' })
      await held.signIn.settle(outcome)
      actor.send({ type: 'credentials.submitted' })
      expect(state()).toMatchObject({ value: { renewing: 'signingIn' }, context: { failure: null } })
    },
  )

  it('becomes signing in after the end where the end comes first, but not while the password is checked', async () => {
    const { actor, clock, held, state } = await renew()
    actor.send({ type: 'credentials.submitted' })
    clock.increment(lifetime.untilExpiry)
    expect(state().value).toEqual({ renewing: 'signingIn' })
    await held.signIn.settle(signInFails['password.incorrect'])
    clock.increment(lifetime.untilExpiry)
    expect(state()).toMatchObject({ value: { expired: 'awaitingCredentials' }, context: { user: lan } })
  })

  it('becomes signing in after the end where the server no longer knows the session', async () => {
    const { actor, state } = await renew()
    actor.send({ type: 'session.refused' })
    expect(state().value).toEqual({ expired: 'awaitingCredentials' })
  })

  it('gives no more time to whoever types', async () => {
    const { actor, clock, state } = await renew()
    clock.increment(lifetime.untilExpiry - 1)
    actor.send({ type: 'credentials.edited' })
    clock.increment(1)
    expect(state().value).toEqual({ expired: 'awaitingCredentials' })
  })

  it('counts the time left anew after the computer has slept', async () => {
    const { actor, clock, state } = await renew()
    clock.increment(lifetime.untilExpiry - 1)
    actor.send({ type: 'page.shown' })
    clock.increment(lifetime.untilExpiry - 1)
    expect(state().value).toEqual({ renewing: 'awaitingCredentials' })
    clock.increment(1)
    expect(state().value).toEqual({ expired: 'awaitingCredentials' })
  })

  it('follows the other tabs', async () => {
    const one = await renew()
    one.otherTabSays({ type: 'session.startedElsewhere' })
    expect(one.state().value).toBe('rereadingSession')
    const other = await renew()
    other.otherTabSays({ type: 'session.endedElsewhere', accountId: lan.id })
    expect(other.state()).toMatchObject({ value: { signedOut: 'awaitingCredentials' }, context: { user: null } })
  })

  it('takes what the server now says of the same person', async () => {
    const { actor, held, state } = await renew()
    actor.send({ type: 'credentials.submitted' })
    const renamed = { ...lan, name: 'Nguyễn Thị Lan Anh' }
    await held.signIn.settle(signedInAs(renamed))
    expect(state().context.user).toEqual(renamed)
  })

  it('shows a fault that nobody foresaw in place', async () => {
    const { actor, held, state } = await renew()
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(bug)
    expect(state()).toMatchObject({ value: { renewing: 'awaitingCredentials' }, context: { failure: bugAsFailure } })
  })

  it.each([lan, { ...operator, scope: 'ADMIN' as const }])(
    'shuts the admin site to $name, who has not its scope, be it the same person [002-2.1-08 002-6-08]',
    async (user) => {
      const { actor, clock, held, state } = startSession('admin host')
      await held.readSession.settle(readAs(operator))
      clock.increment(lifetime.untilWarning)
      actor.send({ type: 'signIn.requested' })
      actor.send({ type: 'credentials.submitted' })
      await held.signIn.settle(signedInAs(user))
      expect(state().value).toBe('deniedOnAdminHost')
    },
  )

  it('leaves nothing of the first person to someone else', async () => {
    const { actor, held, state, effects } = await renew()
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(signedInAs(minh))
    expect(state().context.user).toEqual(minh)
    expect(effects).toEqual(['forgetWhatWasRead', 'refuseWaitingCalls', 'announceStarted', 'releaseWaitingCalls'])
  })
})

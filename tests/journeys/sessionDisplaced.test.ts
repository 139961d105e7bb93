import { describe, expect, it } from 'vitest'
import {
  lifetime,
  lan,
  minh,
  hoa,
  operator,
  readAs,
  sessionOutcomes,
  signedInAs,
  signInFails,
} from '../../walks/flows/session.ts'
import { startSession } from './support/startSession.ts'

/** Lan's page, while Minh signs in in another tab. */
const displace = async () => {
  const flow = startSession()
  await flow.enter()
  flow.otherTabSays({ type: 'session.startedElsewhere' })
  await flow.held.readSession.settle(readAs(minh))
  return flow
}

describe('somebody else signs in in another tab', () => {
  it('the page says who, and keeps its person and what was typed', async () => {
    const { effects, state } = await displace()
    expect(state()).toMatchObject({ value: { displaced: 'awaitingCredentials' }, context: { user: lan, other: minh } })
    expect([...state().tags].toSorted()).toEqual(['askingCredentials', 'displaced', 'inside'])
    expect(effects).toEqual([])
  })

  it('a call that the server refuses for it tells as well, where the announcement was lost', async () => {
    const { actor, held, effects, state, enter } = startSession()
    await enter()
    actor.send({ type: 'session.displaced' })
    expect(state().value).toBe('rereadingSession')
    await held.readSession.settle(readAs(minh))
    expect(state()).toMatchObject({ value: { displaced: 'awaitingCredentials' }, context: { user: lan } })
    expect(effects).toEqual([])
  })

  it('goes on with its waiting calls once its person has signed in again', async () => {
    const { actor, held, effects, state } = await displace()
    actor.send({ type: 'credentials.submitted' })
    expect(state().value).toEqual({ displaced: 'signingIn' })
    await held.signIn.settle(signedInAs(lan))
    expect(state()).toMatchObject({ value: { signedIn: { lifetime: 'fresh' } }, context: { user: lan, other: null } })
    expect(effects).toEqual(['announceStarted', 'releaseWaitingCalls'])
  })

  it('asks again where the password was wrong, and forgets the error when it is edited', async () => {
    const { actor, held, state } = await displace()
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(signInFails['password.incorrect'])
    expect(state()).toMatchObject({
      value: { displaced: 'awaitingCredentials' },
      context: { other: minh, failure: { code: 'password.incorrect' } },
    })
    actor.send({ type: 'credentials.edited' })
    expect(state().context.failure).toBeNull()
  })

  it('goes on by itself where its person signs in again in the other tab', async () => {
    const { held, effects, state, otherTabSays } = await displace()
    otherTabSays({ type: 'session.startedElsewhere' })
    expect(state().value).toBe('rereadingSession')
    await held.readSession.settle(readAs(lan))
    expect(state()).toMatchObject({ value: { signedIn: { lifetime: 'fresh' } }, context: { user: lan, other: null } })
    expect(effects).toEqual(['releaseWaitingCalls'])
  })

  it('becomes the page of the other when the user says so: waiting calls of the first are refused before any is released', async () => {
    const { actor, effects, state } = await displace()
    actor.send({ type: 'other.accepted' })
    expect(state()).toMatchObject({ value: { signedIn: { lifetime: 'fresh' } }, context: { user: minh, other: null } })
    expect(effects).toEqual(['forgetWhatWasRead', 'refuseWaitingCalls', 'releaseWaitingCalls'])
  })

  it('can be looked at without the question, which comes back with the next call or by the bar', async () => {
    const { actor, held, state } = await displace()
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(signInFails['password.incorrect'])
    actor.send({ type: 'renewal.dismissed' })
    expect(state()).toMatchObject({ value: { displaced: 'lookingOn' }, context: { failure: null } })
    expect(state().hasTag('askingCredentials')).toBe(false)
    actor.send({ type: 'session.displaced' })
    expect(state().value).toEqual({ displaced: 'awaitingCredentials' })
    actor.send({ type: 'renewal.dismissed' })
    actor.send({ type: 'signIn.requested' })
    expect(state().value).toEqual({ displaced: 'awaitingCredentials' })
    actor.send({ type: 'renewal.dismissed' })
    actor.send({ type: 'session.refused' })
    expect(state()).toMatchObject({ value: { expired: 'awaitingCredentials' }, context: { user: lan } })
  })

  it("the other's signing out takes nothing from this page: its password is asked for", async () => {
    const { held, effects, state, otherTabSays } = await displace()
    otherTabSays({ type: 'session.endedElsewhere', accountId: minh.id })
    await held.readSession.settle(readAs(null))
    expect(state()).toMatchObject({ value: { expired: 'awaitingCredentials' }, context: { user: lan, other: null } })
    expect(effects).toEqual([])
  })

  it('nor does it where this page has not heard that the other had come', async () => {
    const { held, state, enter, otherTabSays } = startSession()
    await enter()
    otherTabSays({ type: 'session.endedElsewhere', accountId: minh.id })
    expect(state().value).toBe('rereadingSession')
    otherTabSays({ type: 'session.endedElsewhere', accountId: minh.id })
    await held.readSession.settle(readAs(null))
    expect(state()).toMatchObject({ value: { expired: 'awaitingCredentials' }, context: { user: lan } })
    otherTabSays({ type: 'session.endedElsewhere', accountId: minh.id })
    expect(state().value).toBe('rereadingSession')
  })

  it('its own signing out in another tab ends the page, as everywhere', async () => {
    const { effects, state, otherTabSays } = await displace()
    otherTabSays({ type: 'session.endedElsewhere', accountId: lan.id })
    expect(state().hasTag('signInOpen')).toBe(true)
    expect(effects).toEqual(['forgetWhatWasRead', 'refuseWaitingCalls'])
  })

  it('a page that only asks for a password of its own has nothing to keep', async () => {
    const { held, state, otherTabSays } = startSession()
    await held.readSession.settle(readAs(hoa))
    otherTabSays({ type: 'session.startedElsewhere' })
    await held.readSession.settle(readAs(minh))
    expect(state()).toMatchObject({ value: { signedIn: { lifetime: 'fresh' } }, context: { user: minh } })
  })

  it('ends the session of whoever may not be on the admin site, whosever page it was', async () => {
    const { actor, clock, held, state } = startSession('admin host')
    await held.readSession.settle(readAs(operator))
    actor.send({ type: 'page.shown' })
    await held.readSession.settle(readAs(lan))
    expect(state()).toMatchObject({ value: 'deniedOnAdminHost', context: { user: null } })
    clock.increment(lifetime.denialNotice)
    await held.signOut.settle(sessionOutcomes.signOut.done)
    expect(state().hasTag('signInOpen')).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { bug, bugAsFailure, serverFails } from '../../walks/flows/serverFailures.ts'
import { hoa, lan, readAs, signedInAs } from '../../walks/flows/session.ts'
import { startSession } from './support/startSession.ts'

const done = { answers: { ok: true, value: null } } as const

describe('a password that somebody else has given [001-4-25]', () => {
  it('is changed before anything else, after signing in as after opening the page', async () => {
    const { actor, held, openSignIn, state } = startSession()
    await openSignIn()
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(signedInAs(hoa, '/customers'))
    expect(state()).toMatchObject({ value: { passwordDue: 'awaitingPassword' }, context: { user: hoa } })
    expect([...state().tags]).toEqual(['passwordDue'])
    actor.send({ type: 'password.submitted' })
    expect(held.changePassword.inputs).toEqual([{}])
    expect([...state().tags].toSorted()).toEqual(['busy', 'passwordDue'])
    await held.changePassword.settle(done)
    expect(state().value).toBe('readingSession')
    await held.readSession.settle(readAs(hoa))
    expect(state().value).toEqual({ passwordDue: 'awaitingPassword' })
  })

  it('keeps the way back to where the user was going', async () => {
    const { actor, held, openSignIn, state } = startSession()
    await openSignIn()
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(signedInAs(hoa, '/customers'))
    actor.send({ type: 'password.submitted' })
    await held.changePassword.settle(done)
    await held.readSession.settle(readAs({ ...hoa, must_change_password: false }))
    expect(state().hasTag('inside')).toBe(true)
    expect(state().context.callbackPath).toBe('/customers')
  })

  it('stays to be changed where the server fails, with the reason until the next try', async () => {
    const { actor, held, state } = startSession()
    await held.readSession.settle(readAs(hoa))
    actor.send({ type: 'password.submitted' })
    await held.changePassword.settle(serverFails['server.refused'])
    expect(state()).toMatchObject({
      value: { passwordDue: 'awaitingPassword' },
      context: { failure: { code: 'server.refused' } },
    })
    actor.send({ type: 'password.submitted' })
    expect(state().context.failure).toBeNull()
    await held.changePassword.settle(bug)
    expect(state()).toMatchObject({ value: { passwordDue: 'awaitingPassword' }, context: { failure: bugAsFailure } })
  })

  it('lets the user leave instead, and follows other tabs', async () => {
    const { actor, held, state } = startSession()
    await held.readSession.settle(readAs(hoa))
    actor.send({ type: 'signOut.confirmed' })
    expect(state().value).toBe('signingOut')
    const other = startSession()
    await other.held.readSession.settle(readAs(hoa))
    other.actor.send({ type: 'session.endedElsewhere', accountId: hoa.id })
    expect(other.state().hasTag('signInOpen')).toBe(true)
    const third = startSession()
    await third.held.readSession.settle(readAs(hoa))
    third.actor.send({ type: 'session.startedElsewhere' })
    expect(third.state().value).toBe('rereadingSession')
  })

  it('does not concern anybody else', async () => {
    const { held, state } = startSession()
    await held.readSession.settle(readAs(lan))
    expect(state().hasTag('inside')).toBe(true)
  })
})

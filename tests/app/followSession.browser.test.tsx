import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { followSession } from '../../src/app/address/followSession.ts'
import type { ServerFailure } from '../../src/domain/failure.ts'
import { succeed, type Result } from '../../src/domain/result.ts'
import type { SessionUser } from '../../src/domain/session.ts'
import { session } from '../../src/machines/session/session.ts'
import type { Attempt, Read } from '../../src/machines/session/setup.ts'

const user: SessionUser = { id: 'p-1', name: 'Lan', scope: 'ADMIN', exp: 0, profile_image: null, permissions: [] }

/** A session at an address, with what the server says when it is asked. */
const begin = (path: string, said: { read: SessionUser | null; callbackPath?: string }) => {
  const history = createMemoryHistory({ initialEntries: [path] })
  const logic = session.provide({
    actors: {
      readSession: fromPromise<Read, Record<string, never>>(() => Promise.resolve(succeed(said.read))),
      signIn: fromPromise<Attempt, Record<string, never>>(() =>
        Promise.resolve(succeed({ user, callbackPath: said.callbackPath ?? null })),
      ),
      signOut: fromPromise<Result<null, ServerFailure>, Record<string, never>>(() => Promise.resolve(succeed(null))),
      followOtherTabs: fromCallback(() => {}),
    },
    delays: { untilWarning: 1_000_000, untilExpiry: 1_000_000 },
  })
  const actor = createActor(logic, { input: { hostname: 'localhost' } })
  followSession({ history, actor, hostname: 'localhost' })
  actor.start()
  return { history, actor }
}

test('a stranger is led to the sign-in page, and from there back to where they wanted to go', async () => {
  const { history, actor } = begin('/vi/customers?sid=abc', { read: null, callbackPath: '/customers?sid=abc' })
  await expect.poll(() => history.location.href).toBe('/vi/login?callbackUrl=%2Fcustomers%3Fsid%3Dabc')
  actor.send({ type: 'credentials.submitted' })
  await expect.poll(() => history.location.href).toBe('/vi/customers?sid=abc')
})

test('a person who is signed in does not see the sign-in page', async () => {
  const { history } = begin('/en/login', { read: user })
  await expect.poll(() => history.location.href).toBe('/en/sale/e-invoice')
  history.push('/en/login?callbackUrl=/customers')
  expect(history.location.href).toBe('/en/customers')
})

test('public pages stay, whoever looks at them', async () => {
  const { history, actor } = begin('/en/signup', { read: null })
  await expect.poll(() => actor.getSnapshot().matches('signedOut')).toBe(true)
  expect(history.location.href).toBe('/en/signup')
  history.push('/en/customers')
  expect(history.location.href).toBe('/en/login?callbackUrl=%2Fcustomers')
})

test('whoever signs out leaves nothing in the address, even where a screen would ask whether to leave it', async () => {
  const { history, actor } = begin('/ko/customers?settings=declarations&declaration=d-1', { read: user })
  await expect.poll(() => actor.getSnapshot().hasTag('inside')).toBe(true)
  history.block({ blockerFn: () => true, enableBeforeUnload: false })
  actor.send({ type: 'session.endedElsewhere', accountId: user.id })
  await expect.poll(() => history.location.href).toBe('/ko/login')
})

import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import {
  createStreams,
  heartbeat,
  streamsPerAccount,
  type StreamParts,
} from '../../server/areas/notifications/streams.ts'
import type { Person } from '../../server/companies/member.ts'
import { createAnnouncer, type Announcer } from '../../server/notifications/announcements.ts'
import { calls } from '../../src/api/contract/notifications.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { account } from '../../tools/product/server/rows.ts'
import { removeFolder, startTestServer, testConfig } from '../../tools/product/server/runningServer.ts'
import { signInAs } from '../../tools/product/server/visitor.ts'
import { makeDemoFolder } from './support/demoFolder.ts'

const startOf = new Date('2026-11-20T01:00:00.000Z')
const person: Person = { account, expiresAt: startOf.getTime() / 1000 + 3600 }
const ofCompany = { companyId: account.companyId ?? '', to: { scopes: [account.scope], accountId: account.id } }

let announcer: Announcer
let signedIn: Person | null
beforeEach(() => {
  vi.useFakeTimers({ now: startOf })
  announcer = createAnnouncer()
  signedIn = person
})
afterEach(() => vi.useRealTimers())

const parts = (): StreamParts => ({
  sessions: { find: () => Promise.resolve(signedIn) },
  clock: () => new Date(),
  announcements: announcer,
})

const opened = (open: ReturnType<typeof createStreams>) => {
  const stream = open(person, 'token')
  if (!stream.ok) throw new Error(stream.failure.reason)
  const reader = stream.value.getReader()
  const decoder = new TextDecoder()
  const read = async () => {
    const { value } = await reader.read()
    return value === undefined ? undefined : decoder.decode(value)
  }
  return { read, cancel: () => reader.cancel() }
}

it('begins with the time to come again, and says which record something new is about', async () => {
  const { read } = opened(createStreams(parts()))
  expect(await read()).toMatch(/^retry: [2-4]\d{3}\n\n$/)
  announcer.announce({ ...ofCompany, notification: { occasion: 'o', record: { kind: 'declarations', id: 'd-1' } } })
  expect(await read()).toBe('event: notifications\ndata: {"record_kind":"declarations","record_id":"d-1"}\n\n')
  announcer.announce({ ...ofCompany, notification: null })
  expect(await read()).toBe('event: notifications\ndata: {"record_kind":"","record_id":""}\n\n')
  announcer.announceAnything()
  expect(await read()).toBe('event: anything\ndata: {}\n\n')
})

it('shows that it lives, and ends with the session, before anything more is said', async () => {
  const { read } = opened(createStreams(parts()))
  await read()
  await vi.advanceTimersByTimeAsync(heartbeat)
  expect(await read()).toBe('event: alive\ndata: {}\n\n')
  signedIn = null
  announcer.announce({ ...ofCompany, notification: null })
  expect(await read()).toBeUndefined()
})

it.each([
  ['has another role', { scope: 'USER' }],
  ['belongs to another company', { companyId: 'other' }],
] as const)('ends, with nothing more said, once its account %s', async (_, changes) => {
  const { read } = opened(createStreams(parts()))
  await read()
  signedIn = { ...person, account: { ...account, ...changes } }
  announcer.announce({ ...ofCompany, notification: null })
  expect(await read()).toBeUndefined()
})

it('ends when the session runs out', async () => {
  const { read } = opened(createStreams(parts()))
  await read()
  const last = read()
  await vi.advanceTimersByTimeAsync(3600 * 1000)
  for (let word = await last; word !== undefined; word = await read()) expect(word).toBe('event: alive\ndata: {}\n\n')
  expect(vi.getTimerCount()).toBe(0)
})

it('ends where the database cannot say whether the session lives', async () => {
  const open = createStreams({ ...parts(), sessions: { find: () => Promise.reject(new Error('away')) } })
  const { read } = opened(open)
  await read()
  announcer.announce({ ...ofCompany, notification: null })
  expect(await read()).toBeUndefined()
})

it('ends for a reader who does not read, and keeps nothing for it', async () => {
  const stream = createStreams(parts())(person, 'token')
  for (let index = 0; index < 40; index += 1) announcer.announce({ ...ofCompany, notification: null })
  await vi.advanceTimersByTimeAsync(1)
  expect(vi.getTimerCount()).toBe(0)
  expect(stream.ok).toBe(true)
})

it('is given to an account so often, and again once one was given up', async () => {
  const open = createStreams(parts())
  const streams = Array.from({ length: streamsPerAccount }, () => opened(open))
  expect(open(person, 'token')).toMatchObject({ ok: false, failure: { reason: 'notifications.tooManyStreams' } })
  await streams[0]?.cancel()
  expect(open(person, 'token').ok).toBe(true)
})

it('is ended by a server that stops, which waits for none, and by signing out', { timeout: 30_000 }, async () => {
  vi.useRealTimers()
  const folder = await makeDemoFolder()
  onTestFinished(() => removeFolder(folder))
  const server = await startTestServer(testConfig(folder))
  const visitor = await signInAs(server.origin, 'admin@tokhai.example')
  const cookie = visitor.cookie()
  const stream = async () => {
    const response = await fetch(server.origin + calls.streamNotifications.path, { headers: { Cookie: cookie } })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    await reader?.read()
    return { next: async () => reader?.read() }
  }
  const { next } = await stream()
  // The server's own patience never ends; that with an idle connection would outlast this test.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await server.close()
  vi.useRealTimers()
  expect(await next()).toMatchObject({ done: true })
  const again = await startTestServer(testConfig(folder))
  onTestFinished(again.close)
  const back = await signInAs(again.origin, 'admin@tokhai.example')
  await back.get(contract.logout)
  expect((await back.ask(calls.streamNotifications)).reason).toBe('session.required')
})

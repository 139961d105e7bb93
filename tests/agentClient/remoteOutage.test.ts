import { expect, test } from 'vitest'
import { createApiClient } from '../../src/api/client.ts'
import { awaitAnswer } from '../../src/signing/remote/awaitAnswer.ts'

const reason = (code: number, name: string) =>
  Response.json({ status: { code, message: '', reason: name, fields: [] }, data: null }, { status: code })
const answered = (state: string) => Response.json({ status: { code: 200, message: 'OK' }, data: { state } })
const lost = (): Response => {
  throw new TypeError('fetch failed')
}

/** How often the server is asked while it answers so, one after the other, and is not asked again. */
const askedWith = async (...answers: readonly (() => Response)[]) => {
  const waiting = [...answers]
  const waits: null[] = []
  const stop = new AbortController()
  const api = createApiClient({
    awaitSession: () => Promise.resolve(false),
    fetch: async () => {
      await Promise.resolve()
      const next = waiting.shift()
      if (next === undefined) throw new Error('the server was asked again')
      return next()
    },
  })
  const wait = () => {
    waits.push(null)
    return Promise.resolve()
  }
  await awaitAnswer({ api, wait }, 'r-1', stop.signal)
  expect(waits).toHaveLength(answers.length)
  return waiting.length
}

test.each([
  ['the network', [lost, lost, lost, lost]],
  ['the server', [() => reason(503, 'database.unavailable'), () => new Response('Bad gateway', { status: 502 })]],
  ['the provider', [() => reason(424, 'remoteSigning.unreachable'), () => reason(424, 'remoteSigning.unreachable')]],
] as const)(
  'an outage of %s is waited for until there is an answer, whatever it says [000-8-08]',
  async (_, outage) => {
    expect(await askedWith(...outage, () => answered('pending'))).toBe(0)
    expect(await askedWith(...outage, () => reason(404, 'record.absent'))).toBe(0)
  },
)

test('nothing is asked once the page has given up', async () => {
  const stop = new AbortController()
  const api = createApiClient({
    awaitSession: () => Promise.resolve(false),
    fetch: () => {
      throw new Error('the server was asked')
    },
  })
  const wait = () => {
    stop.abort()
    return Promise.resolve()
  }
  expect(await awaitAnswer({ api, wait }, 'r-1', stop.signal)).toBeNull()
})

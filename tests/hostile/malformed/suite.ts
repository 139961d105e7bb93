import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '../../../src/api/contract/call.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import {
  makeFolder,
  removeFolder,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../../tools/product/server/runningServer.ts'
import { signInAs } from '../../../tools/product/server/visitor.ts'
import { largeBodies } from '../../../tools/product/server/largeBodies.ts'
import { bytes, createSender, malformed, soundHeaders } from '../../../tools/product/server/requests.ts'

/** Malformed requests for each call. */
const count = 500
const longestAnswer = 64 * 1024
const largeBody = 1024 * 1024

/** An answer without the names of the parameters that the request made up. */
const withoutNames = (text: string): string => text.replaceAll(/"field":"(?:[^"\\]|\\.)*"/g, '')

/** Sends malformed requests of every call to a server over the database. */
export const describeMalformedRequests = (databaseUrl: () => Promise<string | null>): void => {
  let folder: string
  let server: TestServer
  let cookie: string
  let sender: ReturnType<typeof createSender>

  beforeAll(async () => {
    folder = await makeFolder()
    server = await startTestServer(testConfig(folder, { databaseUrl: await databaseUrl() }))
    sender = createSender(server.origin)
    cookie = (await signInAs(server.origin, 'admin@tokhai.example')).cookie()
  })
  afterAll(async () => {
    sender.close()
    await server.close()
    await removeFolder(folder)
  })

  const bugs = (): readonly string[] => server.lines.filter((line) => line.includes('request.failed'))
  const expectRefused = ({ status, text }: { status: number; text: string }): void => {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(text.length).toBeLessThanOrEqual(longestAnswer)
    expect(withoutNames(text)).not.toMatch(/\.ts\b|node:|node_modules|\bat \w+ \(|sqlite|postgres|valibot/i)
    expect(text).toMatch(/^\{"status":\{"code":4\d\d,/)
  }

  describe.each(Object.entries<AnyCall>(contract))('%s', (_name, call) => {
    it(`answers ${count} malformed requests with 4xx and nothing about itself`, async () => {
      const before = bugs().length
      await fc.assert(
        fc.asyncProperty(malformed(call, server.origin, cookie), async (sent) => {
          expectRefused(await sender.send(sent))
        }),
        { numRuns: count },
      )
      expect(bugs().slice(before)).toEqual([])
    })

    // A request of GET has no body for the server, whatever was sent.
    it.skipIf(call.method === 'GET')('answers large bodies with 4xx and at most 64 KiB', async () => {
      const { method, path } = call
      const before = bugs().length
      for (const { name: what, json } of largeBodies(call, largeBody)) {
        const sent = { method, path: path.replace(/:\w+/g, '1'), body: bytes(json) }
        const answer = await sender.send({ ...sent, headers: soundHeaders(call, server.origin, cookie) })
        expect(answer.text.length, what).toBeLessThanOrEqual(longestAnswer)
        expectRefused(answer)
      }
      expect(bugs().slice(before)).toEqual([])
    })
  })
}

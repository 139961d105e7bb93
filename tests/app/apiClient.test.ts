import { expect, test } from 'vitest'
import { createApiClient } from '../../src/api/client.ts'
import { session } from '../../src/api/contract/auth.ts'

const answering = (status: number, reason: string) =>
  createApiClient({
    awaitSession: () => Promise.resolve(true),
    fetch: () =>
      Promise.resolve(
        Response.json(
          { status: { code: status, message: 'Said so', reason, fields: [] }, data: null },
          { status, headers: { 'X-Request-Id': 'r-1' } },
        ),
      ),
  })

test('a failure carries the reason of the server and the id of its request', async () => {
  expect(await answering(503, 'database.unavailable').send(session, {})).toEqual({
    ok: false,
    failure: { code: 'server.failed', status: 503, reason: 'database.unavailable', requestId: 'r-1' },
  })
  expect(await answering(404, 'record.absent').send(session, {})).toEqual({
    ok: false,
    failure: {
      code: 'server.refused',
      status: 404,
      reason: 'record.absent',
      message: 'Said so',
      fields: [],
      requestId: 'r-1',
    },
  })
})

import { expect, test } from 'vitest'
import { createApiClient } from '../../src/api/client.ts'
import { session } from '../../src/api/contract/auth.ts'
import { uploadItems } from '../../src/api/contract/items.ts'

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

const page = (status: number, title: string) =>
  createApiClient({
    awaitSession: () => Promise.resolve(true),
    fetch: () =>
      Promise.resolve(
        new Response(`<html><head><title>${status} ${title}</title></head></html>`, {
          status,
          headers: { 'Content-Type': 'text/html' },
        }),
      ),
  })

test('a page by which a proxy refuses what is too large says how much was sent, and that the server has none of it', async () => {
  const file = new File([new Uint8Array(3_000_000)], 'goods.xlsx')
  const answer = await page(413, 'Request Entity Too Large').send(uploadItems, {
    body: { file, payload: 'ghi chú', status: '1' },
  })
  expect(answer).toEqual({
    ok: false,
    failure: {
      code: 'server.refused',
      status: 413,
      reason: 'way.tooLarge',
      message: '',
      fields: [],
      sentBytes: 3_000_009,
    },
  })
})

test('a page by which a proxy asks for patience is a refusal, and one of a broken gateway says nothing of what was done', async () => {
  expect(await page(429, 'Too Many Requests').send(session, {})).toMatchObject({
    failure: { code: 'server.refused', reason: 'request.tooMany' },
  })
  for (const status of [500, 502, 503, 504])
    expect(await page(status, 'Bad Gateway').send(session, {})).toEqual({
      ok: false,
      failure: { code: 'server.failed', status },
    })
})

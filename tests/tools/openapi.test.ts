import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { describeCall, noBody, none, staffWith } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { openApiOf } from '../../tools/api-docs/openapi.ts'
import { pageOf } from '../../tools/api-docs/page.ts'

const about = { title: 'tokhai', version: '1.0.0', cookie: 'tokhai' }

const rename = describeCall({
  name: 'shops.rename',
  summary: 'Gives a shop another name',
  method: 'PUT',
  path: '/api/shops/:id/name',
  access: staffWith('shop.save'),
  params: v.strictObject({ id: v.pipe(v.string(), v.regex(/^\d+$/)) }),
  query: v.strictObject({ notify: v.optional(v.picklist(['Y', 'N']), 'N') }),
  body: v.strictObject({ name: v.pipe(v.string(), v.maxLength(50)), tags: v.array(v.picklist(['a', 'b'])) }),
  answer: v.object({ name: v.nullable(v.string()) }),
  refusals: ['shop.closed'],
  source: 'chosen',
})
const read = describeCall({
  ...rename,
  name: 'shops.read',
  method: 'GET',
  access: 'public',
  path: '/api/shops/:id/name',
  query: none,
  body: noBody,
  refusals: [],
})

describe('the OpenAPI file', () => {
  it('describes a call with its parameters, body, envelope, refusals and rights', () => {
    const { paths } = openApiOf([rename], about)
    expect(paths).toMatchObject({
      '/api/shops/{id}/name': {
        put: {
          operationId: 'shops.rename',
          tags: ['shops'],
          security: [{ session: [] }],
          description: 'For sessions of company scope with shop.save. Source: chosen.',
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: String.raw`^\d+$` } },
            { name: 'notify', in: 'query', required: false, schema: { enum: ['Y', 'N'], default: 'N' } },
          ],
          requestBody: {
            content: { 'application/json': { schema: { required: ['name', 'tags'], additionalProperties: false } } },
          },
          responses: {
            '200': { content: { 'application/json': { schema: { properties: { data: { required: ['name'] } } } } } },
            '4XX': { description: 'Reasons beside the general ones: shop.closed.' },
          },
        },
      },
    })
  })

  it('keeps the methods of one path together; a call without body has none, a public one needs no session', () => {
    const path = openApiOf([rename, read], about).paths['/api/shops/{id}/name']
    expect(Object.keys(path ?? {})).toEqual(['put', 'get'])
    expect(path?.['get']).not.toHaveProperty('requestBody')
    expect(path?.['get']).not.toHaveProperty('security')
  })

  it('holds every call of the contract once', () => {
    const calls = Object.values(contract)
    const { paths } = openApiOf(calls, about)
    const operations = Object.values(paths).flatMap((path) => Object.values(path))
    expect(operations).toHaveLength(calls.length)
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length)
  })
})

describe('the page of calls', () => {
  it('says shapes in words', () => {
    const page = pageOf([rename])
    expect(page).toContain('### PUT /api/shops/:id/name')
    expect(page).toContain('- `notify` (optional): `"Y" | "N"`')
    expect(page).toContain('- `name`: `string (max 50)`')
    expect(page).toContain('- `tags`: `("a" | "b")[]`')
    expect(page).toContain('- `name`: `string | null`')
    expect(page).toContain('Refusals:\n\n`shop.closed`')
  })
})

import type { JsonSchema } from '@valibot/to-json-schema'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { issueXmlListSchema, signedAnswerSchema } from '../../src/api/agent/protocol.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { listOf } from '../../src/domain/bounded.ts'
import { changeFaults, readFaults } from '../../development/faults/calls.ts'
import { answeredShape, sentShape } from '../../tools/api-docs/shape.ts'

/** Paths of arrays, and with `texts` of strings, that no limit stands on. */
const unbounded = (shape: JsonSchema | boolean | undefined, texts: boolean, path: string): string[] => {
  if (shape === undefined || typeof shape === 'boolean') return []
  const items = Array.isArray(shape.items) ? shape.items : [shape.items]
  const alternatives = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]
  const isLoose =
    (shape.type === 'array' && shape.maxItems === undefined && shape.prefixItems === undefined) ||
    (texts &&
      shape.type === 'string' &&
      shape.maxLength === undefined &&
      shape.enum === undefined &&
      shape.const === undefined)
  return [
    ...(isLoose ? [path] : []),
    ...items.flatMap((item) => unbounded(item, texts, `${path}[]`)),
    ...alternatives.flatMap((one) => unbounded(one, texts, path)),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, member]) => unbounded(member, texts, `${path}.${name}`)),
  ]
}

const calls = [...Object.values(contract), readFaults, changeFaults]

describe('limits', () => {
  it.each(calls.map((call) => [call.name, call] as const))(
    'stand on every list and every sent text of %s',
    (_name, call) => {
      for (const [part, schema] of [
        ['params', call.params],
        ['query', call.query],
        ['body', call.body],
      ] as const)
        expect(unbounded(sentShape(schema), true, part)).toEqual([])
      expect(unbounded(answeredShape(call.answer), false, 'answer')).toEqual([])
    },
  )

  it('stand on every list and every sent text of the signing agent', () => {
    expect(unbounded(sentShape(issueXmlListSchema), true, 'xml')).toEqual([])
    expect(unbounded(answeredShape(signedAnswerSchema), false, 'answer')).toEqual([])
  })

  it('are missed where they are missing', () => {
    const loose = v.object({ list: v.array(v.object({ text: v.string() })) })
    expect(unbounded(sentShape(loose), true, 'body')).toEqual(['body.list', 'body.list[].text'])
  })
})

/** A list that counts how often one of its items is looked at. */
const watched = (length: number): { readonly list: unknown[]; readonly reads: () => number } => {
  let reads = 0
  const list = new Proxy<unknown[]>(Array.from({ length }), {
    get(target, name, receiver): unknown {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads += 1
      return Reflect.get(target, name, receiver)
    },
  })
  return { list, reads: () => reads }
}

const listFields = Object.values(contract).flatMap((call) => {
  const { properties = {} } = sentShape(call.body)
  return Object.entries(properties).flatMap(([name, shape]) =>
    typeof shape === 'object' && shape.type === 'array' ? [[call.name, name, call.body] as const] : [],
  )
})

describe('a list that is too long', () => {
  it('is in the bodies of three calls', () => {
    expect(listFields.map(([call, name]) => `${call} ${name}`)).toEqual(
      expect.arrayContaining(['declarations.generateXml digital_signatures', 'declarations.delete declaration_id']),
    )
  })

  it.each(listFields)('of %s %s is refused by its length, before its items are checked', (_call, name, body) => {
    const { list, reads } = watched(690_000)
    const read = v.safeParse(body, { [name]: list })
    expect(reads()).toBe(0)
    const about = read.issues?.filter((issue) => v.getDotPath(issue)?.startsWith(name)) ?? []
    expect(about.map(({ type }) => type)).toEqual(['max_length'])
  })

  it('of the signing agent as well', () => {
    const { list, reads } = watched(300_000)
    expect(v.safeParse(issueXmlListSchema, { xml: list }).issues?.map(({ type }) => type)).toEqual(['max_length'])
    expect(reads()).toBe(0)
  })

  it('is one item longer than the longest that is read', () => {
    const three = listOf(v.number(), 3)
    expect(v.safeParse(three, [1, 2, 3]).output).toEqual([1, 2, 3])
    expect(v.safeParse(three, [1, 2, 3, 4]).success).toBe(false)
    expect(v.safeParse(three, [1, 'x']).issues?.map(({ type }) => type)).toEqual(['number'])
    expect(v.safeParse(three, 'no list').issues?.map(({ type }) => type)).toEqual(['array'])
  })
})

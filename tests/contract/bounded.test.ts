import type { JsonSchema } from '@valibot/to-json-schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { issueXmlListSchema, signedAnswerSchema } from '../../src/api/agent/protocol.ts'
import { noBody, none } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { listOf, mostAnswered } from '../../src/domain/bounded.ts'
import { changeFaults, readFaults } from '../../development/faults/calls.ts'
import { answeredShape, sentShape } from '../../tools/api-docs/shape.ts'

/** Members that say what a value is. Where there is none, anything may stand. */
const saysWhat = ['type', 'enum', 'const', 'anyOf', 'oneOf', 'allOf', 'not'] as const

/** Paths of arrays, and with `texts` of strings, of anything and of objects with any names, that no limit stands on. */
const unbounded = (shape: JsonSchema | boolean | undefined, texts: boolean, path: string): string[] => {
  if (shape === undefined || typeof shape === 'boolean') return []
  const items = Array.isArray(shape.items) ? shape.items : [shape.items]
  const alternatives = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]
  const isOpen =
    saysWhat.every((name) => shape[name] === undefined) ||
    (shape.type === 'object' && shape.additionalProperties !== false && shape.additionalProperties !== undefined)
  const isLoose =
    (texts && isOpen) ||
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
        // A request without a body has none that is read.
        ['body', call.body === noBody ? none : call.body],
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
    const loose = v.object({
      list: v.array(v.object({ text: v.string() })),
      either: v.nullish(v.union([v.number(), v.pipe(v.string(), v.uuid())])),
      anything: v.unknown(),
      named: v.record(v.string(), v.number()),
    })
    const found = ['list', 'list[].text', 'either', 'anything', 'named'].map((path) => `body.${path}`)
    expect(unbounded(sentShape(loose), true, 'body')).toEqual(found)
  })
})

/** A list that counts how often one of its items is looked at; its items take no room. */
const watched = (length: number): { readonly list: unknown[]; readonly reads: () => number } => {
  let reads = 0
  const list = new Proxy<unknown[]>([], {
    get(target, name, receiver): unknown {
      if (name === 'length') return length
      if (typeof name === 'string' && /^\d+$/.test(name)) reads += 1
      return Reflect.get(target, name, receiver)
    },
  })
  return { list, reads: () => reads }
}

/** A list of something that is sent: where it stands, its longest, and how it is put there. */
interface SentList {
  readonly path: string
  readonly most: number
  readonly holding: (list: unknown[]) => unknown
}

/** Every list of a shape, within lists too. */
const listsIn = (shape: JsonSchema | boolean | undefined, path = ''): SentList[] => {
  if (shape === undefined || typeof shape === 'boolean') return []
  const items = Array.isArray(shape.items) ? shape.items : [shape.items]
  const own = shape.type === 'array' ? [{ path, most: shape.maxItems ?? 0, holding: (list: unknown[]) => list }] : []
  const inItems = items
    .flatMap((item) => listsIn(item, `${path}.0`))
    .map((one) => ({ ...one, holding: (list: unknown[]): unknown => [one.holding(list)] }))
  const inMembers = Object.entries(shape.properties ?? {}).flatMap(([name, member]) =>
    listsIn(member, path === '' ? name : `${path}.${name}`).map((one) => ({
      ...one,
      holding: (list: unknown[]): unknown => ({ [name]: one.holding(list) }),
    })),
  )
  const alternatives = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]
  return [...own, ...inItems, ...inMembers, ...alternatives.flatMap((one) => listsIn(one, path))]
}

const sentLists = [
  ...calls.map(({ name, body }) => [name, body] as const),
  ['/issueXmlList', issueXmlListSchema] as const,
].flatMap(([name, body]) => listsIn(sentShape(body)).map((list) => [name, list.path, body, list] as const))

const answeredLists = [
  ...calls.map(({ name, answer }) => [name, answer] as const),
  ['/issueXmlList', signedAnswerSchema] as const,
].flatMap(([name, answer]) => listsIn(answeredShape(answer)).map((list) => [name, list.path, answer, list] as const))

/** Whether an issue is about what stands at a path, or in it. */
const isBelow = (path: string, issue: v.BaseIssue<unknown>): boolean =>
  `${v.getDotPath(issue) ?? ''}.`.startsWith(path === '' ? '' : `${path}.`)

/** By how much a list is longer than its longest. */
const longer = fc.integer({ min: 1, max: 1_000_000 })

describe('a list that is too long', () => {
  it('is one of those that are sent to server and agent, wherever it stands', () => {
    const named = sentLists.map(([name, path]) => `${name} ${path}`)
    expect(named).toEqual(
      expect.arrayContaining([
        'declarations.generateXml digital_signatures',
        'declarations.delete declaration_id',
        'declarations.keepUnfinished content.digital_signatures',
        '/issueXmlList xml',
      ]),
    )
    expect(answeredLists.map(([name, path]) => `${name} ${path}`)).toContain('/issueXmlList result')
  })

  it.each(sentLists)(
    'of %s at %s is refused by its length, however long it is, before its items are looked at',
    (_name, path, schema, { most, holding }) => {
      fc.assert(
        fc.property(longer, (more) => {
          const { list, reads } = watched(most + more)
          const { issues = [] } = v.safeParse(schema, holding(list))
          expect(reads()).toBe(0)
          expect(issues.filter((issue) => isBelow(path, issue)).map(({ type }) => type)).toEqual(['max_length'])
        }),
        { numRuns: 20 },
      )
    },
  )

  // Some answers are read item by item, so that unknown words of a later server are left out: up to the longest list of all.
  it.each(answeredLists)(
    'in the answer of %s at %s is not looked at, however long it is',
    (_name, _path, schema, list) => {
      fc.assert(
        fc.property(longer, (more) => {
          const { list: answered, reads } = watched(Math.max(list.most, mostAnswered) + more)
          v.safeParse(schema, list.holding(answered))
          expect(reads()).toBe(0)
        }),
        { numRuns: 20 },
      )
    },
  )

  it('is one item longer than the longest that is read', () => {
    const three = listOf(v.number(), 3)
    expect(v.safeParse(three, [1, 2, 3]).output).toEqual([1, 2, 3])
    expect(v.safeParse(three, [1, 2, 3, 4]).success).toBe(false)
    expect(v.safeParse(three, [1, 'x']).issues?.map(({ type }) => type)).toEqual(['number'])
    expect(v.safeParse(three, 'no list').issues?.map(({ type }) => type)).toEqual(['array'])
  })
})

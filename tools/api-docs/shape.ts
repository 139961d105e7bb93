import type { JsonSchema } from '@valibot/to-json-schema'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { GenericSchema } from 'valibot'

/** What a caller sends: the schema before its transformations. Rules that JSON Schema cannot say are left out. */
export const sentShape = (schema: GenericSchema<unknown, unknown>): JsonSchema => plain(schema, 'input')

/** What the server answers, with every member: those that the page can do without have a stand-in when it reads them. */
export const answeredShape = (schema: GenericSchema<unknown, unknown>): JsonSchema => whole(plain(schema, 'output'))

function whole({ default: _, ...shape }: JsonSchema): JsonSchema {
  const members = Object.entries(shape.properties ?? {})
  const [only, ...others] = (shape.anyOf ?? []).filter((one) => typeof one === 'boolean' || one.type !== 'null')
  // An answer as a whole is never null: a reader that takes null for an empty one still gets an object.
  if (typeof only === 'object' && only.type === 'object' && others.length === 0) return whole(only)
  return {
    ...shape,
    ...(members.length === 0 ? {} : { required: members.map(([name]) => name) }),
    ...(members.length === 0
      ? {}
      : { properties: Object.fromEntries(members.map(([name, one]) => [name, part(one)])) }),
    ...(shape.items === undefined || Array.isArray(shape.items) ? {} : { items: part(shape.items) }),
  }
}

const part = (shape: JsonSchema | boolean): JsonSchema | boolean => (typeof shape === 'boolean' ? shape : whole(shape))

/** The limit of a file, which is a text of bytes for JSON Schema. */
const maxSizeSchema = v.object({ type: v.literal('max_size'), requirement: v.number() })

function plain(schema: GenericSchema<unknown, unknown>, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...shape } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'blob' ? { type: 'string', format: 'binary' } : undefined,
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const size = v.safeParse(maxSizeSchema, valibotAction)
      return size.success ? { ...jsonSchema, maxLength: size.output.requirement } : undefined
    },
  })
  return shape
}

/** Named members of an object shape, in the order of the contract. */
export function membersOf(shape: JsonSchema): { name: string; shape: JsonSchema; required: boolean }[] {
  const required = new Set(shape.required)
  return Object.entries(shape.properties ?? {}).flatMap(([name, member]) =>
    typeof member === 'boolean' ? [] : [{ name, shape: member, required: required.has(name) }],
  )
}

/** A shape in the words of TypeScript, for readers: `{ id: string, flags: ('0' | '1')[] }`. */
export function shapeText(shape: JsonSchema | boolean): string {
  if (typeof shape === 'boolean') return 'unknown'
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum !== undefined) return shape.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (shape.anyOf !== undefined) return shape.anyOf.map((one) => shapeText(one)).join(' | ')
  if (shape.type === 'array') {
    const items = shape.items === undefined || Array.isArray(shape.items) ? 'unknown' : shapeText(shape.items)
    return /[ |]/.test(items) && !items.startsWith('{') ? `(${items})[]` : `${items}[]`
  }
  if (shape.type === 'object') {
    const members = membersOf(shape).map((one) => `${one.name}${one.required ? '' : '?'}: ${shapeText(one.shape)}`)
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
  }
  return `${typeof shape.type === 'string' ? shape.type : 'unknown'}${limits(shape)}`
}

function limits(shape: JsonSchema): string {
  const said = [
    shape.pattern === undefined ? '' : `/${shape.pattern}/`,
    shape.minLength === undefined ? '' : `min ${shape.minLength}`,
    shape.maxLength === undefined ? '' : `max ${shape.maxLength}`,
    shape.default === undefined ? '' : `default ${JSON.stringify(shape.default)}`,
  ].filter((text) => text !== '')
  return said.length === 0 ? '' : ` (${said.join(', ')})`
}

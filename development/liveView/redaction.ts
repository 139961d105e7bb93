import * as v from 'valibot'
import { Sealed } from '../../src/machines/sealed.ts'
import { namedFields, openedFields, valuesShown } from './shownFields.ts'

/** What is left of a value when everything that could be a secret has become its type. */
export type Shown = string | number | boolean | null | readonly Shown[] | { readonly [name: string]: Shown }

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (typeof value === 'string') return `string(${value.length})`
  if (Array.isArray(value)) return `array(${value.length})`
  if (value instanceof Error) return 'error'
  if (value instanceof Sealed) return 'sealed'
  if (typeof value === 'object') return `object(${Object.keys(value).length})`
  return typeof value
}

const plainSchema = v.union([v.null(), v.boolean(), v.number(), v.string(), v.array(v.string())])

const isPlainObject = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** A key may be something that a person has typed, as in a map by names. */
const isKnown = (name: string) => valuesShown.has(name) || openedFields.has(name) || namedFields.has(name)

const shown = (name: string, value: unknown): Shown => {
  if (value === null || typeof value === 'boolean') return value
  const schema = valuesShown.get(name)
  if (schema !== undefined && v.is(schema, value)) return v.parse(plainSchema, value)
  return openedFields.has(name) && isPlainObject(value) ? redacted(value) : typeOf(value)
}

/**
 * An event, a context or an output, with the values of fields that may be shown (shownFields.ts) and the types of all others:
 * `{ documentId: '3f0c…', values: 'object(37)', 'field 3': 'string(12)' }`. Empty for what is no plain object.
 */
export const redacted = (whole: unknown): { readonly [name: string]: Shown } => {
  const fields: readonly (readonly [string, unknown])[] = isPlainObject(whole) ? Object.entries(whole) : []
  return Object.fromEntries(
    fields.map(([name, value], index) =>
      isKnown(name) ? [name, shown(name, value)] : [`field ${index + 1}`, typeOf(value)],
    ),
  )
}

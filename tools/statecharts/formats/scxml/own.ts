import * as v from 'valibot'
import type { Invoke, Named } from '../../../charts/chart.ts'

const paramsSchema = v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]))
const namedSchema = v.union([
  v.string(),
  v.object({ name: v.string(), params: v.nullable(paramsSchema), computed: v.optional(v.string()) }),
])
const listSchema = v.pipe(v.string(), v.parseJson(), v.array(namedSchema))
const oneSchema = v.pipe(v.string(), v.parseJson(), namedSchema)
const invokesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ id: v.string(), actor: v.string(), input: v.optional(v.string()) })),
)

const brief = (named: Named) => (named.params === null && named.computed === undefined ? named.name : named)
const full = (named: v.InferOutput<typeof namedSchema>): Named =>
  typeof named === 'string' ? { name: named, params: null } : named

/** Actions as the text of an attribute, JSON; an empty text for none. */
export const actionsText = (actions: readonly Named[]): string =>
  actions.length === 0 ? '' : JSON.stringify(actions.map(brief))

/** A guard with its parameters as the text of an attribute. */
export const guardText = (guard: Named | null): string | null => (guard === null ? null : JSON.stringify(brief(guard)))

export const invokesText = (invokes: readonly Invoke[]): string => (invokes.length === 0 ? '' : JSON.stringify(invokes))

export const actionsFrom = (text: string | null): readonly Named[] =>
  text === null ? [] : v.parse(listSchema, text).map(full)

export const guardFrom = (text: string | null): Named | null => (text === null ? null : full(v.parse(oneSchema, text)))

export const invokesFrom = (text: string | null): readonly Invoke[] =>
  text === null ? [] : v.parse(invokesSchema, text)

import * as v from 'valibot'
import { listOf, mostAnswered } from './bounded.ts'

/**
 * What other servers answer, read tolerantly: the seeds name the members but neither their types nor what stands for nothing, so null and
 * absent read as empty, and a code may be a number. What this product sends has one form only.
 */
export const readText = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  v.transform((value) => String(value)),
  v.string(),
)

/** '0' or '1', also of a number, of a truth value and of nothing (seed 000 §3). */
export const readFlag = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), '0'),
  v.transform((value) => (value === true || String(value) === '1' ? '1' : '0')),
  v.picklist(['0', '1']),
)

/** One of the codes, also as a number; `otherwise` where there is none of them. */
export const readCode = <const Code extends string>(codes: readonly Code[], otherwise: NoInfer<Code>) =>
  v.pipe(
    readText,
    v.transform((text): Code => codes.find((code) => code === text) ?? otherwise),
    v.picklist(codes),
  )

/** Null where there is no text. */
export const readTextOrNull = v.pipe(
  readText,
  v.transform((text) => (text === '' ? null : text)),
  v.nullable(v.string()),
)

/** Names of an object that are all read as text. */
export const readTexts = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  v.entriesFromList(names, readText)

/** An array, empty where there is none. */
export const readList = <Item extends v.GenericSchema<unknown, unknown>>(item: Item) =>
  v.pipe(v.nullish(listOf(v.unknown(), mostAnswered), []), listOf(item, mostAnswered))

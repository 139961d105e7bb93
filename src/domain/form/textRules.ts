import * as v from 'valibot'
import { daySchema, isDay } from '../dates.ts'

export type TextRule = v.GenericSchema<string, string>

export const requiredDay = (message: string) => v.pipe(v.string(), v.nonEmpty(message), daySchema)

export const dayOrEmpty = v.pipe(
  v.string(),
  v.check((text) => text === '' || isDay(text), 'date_is_invalid'),
)

const isBlank = (input: unknown): boolean => typeof input === 'string' && input.trim() === ''

const noText = v.pipe(
  v.string(),
  v.transform(() => ''),
)

/** The rule of a text that may be missing yet. */
export const orBlank = (rule: TextRule): TextRule => v.lazy((input) => (isBlank(input) ? noText : rule))

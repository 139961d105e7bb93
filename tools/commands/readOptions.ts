import { parseArgs, type ParseArgsConfig } from 'node:util'
import * as v from 'valibot'
import { fail, succeed, type Result } from '../../src/domain/result.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** What stands behind a command: its options as they were given, and the words without a dash. */
export interface Given<Known extends Options> {
  readonly values: ReturnType<typeof parseArgs<{ args: string[]; allowPositionals: true; options: Known }>>['values']
  readonly words: readonly string[]
}

/** Reads a command's parameters. Fails, in one line for whoever typed it, for an option that there is not. */
export const readOptions = <const Known extends Options>(
  parameters: readonly string[],
  options: Known,
): Result<Given<Known>, string> => {
  try {
    const { values, positionals } = parseArgs({ args: [...parameters], allowPositionals: true, options })
    return succeed({ values, words: positionals })
  } catch (error) {
    // Node says more, about parameters that begin with a dash.
    return fail((error instanceof Error ? error.message : String(error)).replace(/\. To specify.*$/s, ''))
  }
}

/** A whole number as an option's value. @param least the smallest that there is sense in */
export const wholeNumber = (option: string, least: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `--${option} takes a whole number`),
    v.transform(Number),
    v.minValue(least, `--${option} is at least ${least}`),
  )

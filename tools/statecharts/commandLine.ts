import * as v from 'valibot'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { locales } from '../../src/domain/locale.ts'
import { readOptions } from '../commands/readOptions.ts'

const options = {
  help: { type: 'boolean' },
  check: { type: 'boolean' },
  accept: { type: 'boolean' },
  diff: { type: 'string' },
  language: { type: 'string' },
  seeds: { type: 'string' },
} as const

const valuesSchema = v.object({
  help: v.optional(v.boolean(), false),
  /** Writes nothing and reports what is not fresh, not described or not translated. */
  check: v.optional(v.boolean(), false),
  /** Writes the facts of the charts as read and right. */
  accept: v.optional(v.boolean(), false),
  /** Reports what has changed since this commit. */
  diff: v.optional(v.string()),
  language: v.optional(v.picklist(locales, `--language is one of ${locales.join(', ')}`), 'en'),
  /** Folder of the seed documents against which rules are held. */
  seeds: v.optional(v.string()),
})

/** What someone asks of `npm run statecharts`. */
export type Command = v.InferOutput<typeof valuesSchema>

/** Reads the parameters of `npm run statecharts`. Fails, in one line for whoever typed them, where they ask for nothing that there is. */
export const readCommand = (parameters: readonly string[]): Result<Command, string> => {
  const read = readOptions(parameters, options)
  if (!read.ok) return read
  const {
    values,
    words: [word],
  } = read.value
  if (word !== undefined) return fail(`the charts are written all together, not '${word}' alone`)
  const { check, accept, diff, language, seeds } = values
  if (accept === true && (check === true || diff !== undefined || seeds !== undefined))
    return fail('--accept stands alone')
  if (check === true && diff !== undefined) return fail('--check and --diff do not go together')
  if (language !== undefined && diff === undefined)
    return fail('--language goes with --diff: the exports are in all languages')
  if (seeds !== undefined && (check === true || diff !== undefined))
    return fail('--seeds goes with neither --check nor --diff')
  const checked = v.safeParse(valuesSchema, values)
  return checked.success ? succeed(checked.output) : fail(checked.issues[0].message)
}

/** What `npm run statecharts -- --help` prints. */
export const usage = `npm run statecharts -- [options]

  (nothing else)    writes statecharts/ anew; --seeds <folder> of the seed documents
  --check           reports what is not fresh, not described, not translated or not accepted
  --accept          takes changed facts (rules, descriptions, parameters, inputs, outputs, regions) as read and right
  --diff <commit>   reports what has changed since then, and draws it; --language en|vi|ko

All of it: docs/analysts.md`

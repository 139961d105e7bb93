import * as v from 'valibot'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { readOptions, wholeNumber } from '../commands/readOptions.ts'
import { operators } from './mutants.ts'

const options = {
  help: { type: 'boolean' },
  code: { type: 'boolean' },
  json: { type: 'boolean' },
  view: { type: 'boolean' },
  'only-view': { type: 'boolean' },
  sample: { type: 'string' },
  seed: { type: 'string' },
  operator: { type: 'string' },
} as const

const valuesSchema = v.object({
  help: v.optional(v.boolean(), false),
  /** Mistakes the code of modules in the place of charts. */
  code: v.optional(v.boolean(), false),
  json: v.optional(v.boolean(), false),
  /** Also walks a sample in the view. */
  view: v.optional(v.boolean(), false),
  /** Walks the sample in the view and leaves the machine level out. */
  'only-view': v.optional(v.boolean(), false),
  sample: v.optional(wholeNumber('sample', 1), '24'),
  seed: v.optional(wholeNumber('seed', 0), '1'),
  /** The only kind of mistake that is made. */
  operator: v.optional(
    v.picklist(operators, ({ received }) => `there is no operator ${received}: ${operators.join(', ')}`),
  ),
})

/** What someone asks of `npm run mutate`. */
export type Command = v.InferOutput<typeof valuesSchema> & {
  /** Ids of the flows. */
  readonly machines: readonly string[]
  /** Paths of the modules whose code is mistaken. */
  readonly modules: readonly string[]
}

const ofCharts = ['view', 'only-view', 'operator', 'sample', 'seed'] as const

/** Reads the parameters of `npm run mutate`. Fails, in one line for whoever typed them, where they ask for nothing that there is. */
export const readCommand = (
  parameters: readonly string[],
  machines: readonly string[],
  modules: readonly string[],
): Result<Command, string> => {
  const read = readOptions(parameters, options)
  if (!read.ok) return read
  const { values, words } = read.value
  const isOfCode = 'code' in values
  const known = isOfCode ? modules : machines
  const unknown = words.find((word) => !known.includes(word))
  if (unknown !== undefined)
    return fail(`there is no ${isOfCode ? 'module' : 'machine'} '${unknown}': ${known.join(', ')}`)
  const ofChart = ofCharts.find((name) => isOfCode && name in values)
  if (ofChart !== undefined) return fail(`--${ofChart} goes without --code`)
  const isInView = 'view' in values || 'only-view' in values
  const strange = ['sample', 'seed'].find((name) => name in values && !isInView)
  if (strange !== undefined) return fail(`--${strange} goes with --view or --only-view`)
  const checked = v.safeParse(valuesSchema, values)
  const chosen = words.length === 0 ? known : words
  return checked.success
    ? succeed({ ...checked.output, machines: isOfCode ? [] : chosen, modules: isOfCode ? chosen : [] })
    : fail(checked.issues[0].message)
}

/** What `npm run mutate -- --help` prints. */
export const usage = `npm run mutate -- [flow …] [options]
npm run mutate -- --code [module …] [--json]

  (nothing else)   makes one mistake after the other in the charts and runs journeys and paths against each
  --operator <one> makes one kind of mistake alone, such as 'tag dropped'
  --view           also walks a sample in the view; --sample <n> mutants (24), drawn with --seed <n> (1)
  --only-view      walks the sample alone
  --code           makes mistakes in the code of modules and runs the tests of rules against each
  --json           prints all of it as data

What the figures mean: docs/quality.md`

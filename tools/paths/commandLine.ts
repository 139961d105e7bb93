import * as v from 'valibot'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { locales } from '../../src/domain/locale.ts'
import { readOptions, wholeNumber } from '../commands/readOptions.ts'
import { exportKinds } from './exports/exportPaths.ts'

const options = {
  help: { type: 'boolean' },
  language: { type: 'string' },
  path: { type: 'string', multiple: true },
  from: { type: 'string', multiple: true },
  smoke: { type: 'boolean' },
  json: { type: 'boolean' },
  views: { type: 'boolean' },
  export: { type: 'string' },
  out: { type: 'string' },
  lab: { type: 'boolean' },
  port: { type: 'string' },
  run: { type: 'boolean' },
  headed: { type: 'boolean' },
  slow: { type: 'boolean' },
  seed: { type: 'string' },
  random: { type: 'boolean' },
  steps: { type: 'string' },
  walks: { type: 'string' },
  walk: { type: 'string' },
} as const
type OptionName = keyof typeof options

/** What the command can do, with the options that each takes and whether it can do so for one flow alone. */
const tasks = {
  list: { options: ['language', 'path', 'smoke'], ofOneFlow: true },
  run: { options: ['language', 'path', 'from', 'smoke', 'seed', 'headed', 'slow'], ofOneFlow: true },
  runAtRandom: { options: ['language', 'seed', 'steps', 'walks', 'walk', 'headed', 'slow'], ofOneFlow: true },
  random: { options: ['language', 'seed', 'steps', 'walks', 'walk'], ofOneFlow: true },
  export: { options: ['language', 'path', 'smoke', 'out'], ofOneFlow: true },
  lab: { options: ['language', 'path', 'port'], ofOneFlow: false },
  json: { options: [], ofOneFlow: true },
  views: { options: [], ofOneFlow: true },
  help: { options: [], ofOneFlow: false },
} as const satisfies Record<string, { readonly options: readonly OptionName[]; readonly ofOneFlow: boolean }>
export type Task = keyof typeof tasks

const valuesSchema = v.object({
  language: v.optional(v.picklist(locales, `--language is one of ${locales.join(', ')}`), 'en'),
  path: v.optional(v.array(v.string()), []),
  from: v.optional(v.array(v.string()), []),
  smoke: v.optional(v.boolean(), false),
  export: v.optional(v.picklist(exportKinds, `--export is one of ${exportKinds.join(', ')}`)),
  out: v.optional(v.string()),
  port: v.optional(v.pipe(wholeNumber('port', 1), v.maxValue(65_535, '--port is at most 65535'))),
  seed: v.optional(wholeNumber('seed', 0)),
  steps: v.optional(wholeNumber('steps', 1), '40'),
  walks: v.optional(wholeNumber('walks', 1), '20'),
  walk: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}(\.\d{1,3})*$/, '--walk takes numbers with dots between them, as a failing walk prints them'),
      v.transform((text) => text.split('.').map(Number)),
      v.transform(([start = 0, ...steps]) => ({ start, steps })),
    ),
  ),
  headed: v.optional(v.boolean(), false),
  slow: v.optional(v.boolean(), false),
})

/** What someone asks of `npm run paths`. */
export type Command = v.InferOutput<typeof valuesSchema> & {
  readonly task: Task
  /** Null for every flow. */
  readonly machine: string | null
}

const taskNames: readonly OptionName[] = ['run', 'random', 'export', 'lab', 'json', 'views', 'help']

const isTask = (name: string): name is Task => name in tasks

const taskOf = (given: ReadonlySet<string>): Result<Task, string> => {
  const named = taskNames.filter((name) => given.has(name))
  const [first = 'list', ...more] = named
  if (named.join(' ') === 'run random') return succeed('runAtRandom')
  if (more.length > 0 || !isTask(first))
    return fail(`${named.map((name) => `--${name}`).join(' and ')} do not go together`)
  return succeed(first)
}

const taskText = (task: Task) =>
  task === 'list' ? 'a listing' : task === 'runAtRandom' ? '--run --random' : `--${task}`

/** Reads the parameters of `npm run paths`. Fails, with a message for the tester, where they ask for nothing that there is. */
export const readCommand = (parameters: readonly string[], machines: readonly string[]): Result<Command, string> => {
  const read = readOptions(parameters, options)
  if (!read.ok) return read
  const { values, words } = read.value
  const given = new Set(Object.keys(values))
  const found = taskOf(given)
  if (!found.ok) return found
  const task = found.value
  const { options: taken, ofOneFlow }: { readonly options: readonly string[]; readonly ofOneFlow: boolean } =
    tasks[task]
  const strange = [...given].find((name) => !taken.includes(name) && !taskNames.some((one) => one === name))
  if (strange !== undefined) return fail(`--${strange} does not go with ${taskText(task)}`)
  const [machine = null, ...others] = words
  if (machine !== null && !ofOneFlow) return fail(`${taskText(task)} is for all flows, not for '${machine}' alone`)
  if (others.length > 0) return fail(`one flow at a time: ${words.join(', ')} are ${words.length}`)
  if (machine !== null && !machines.includes(machine))
    return fail(`there is no machine '${machine}': ${machines.join(', ')}`)
  if (given.has('smoke') && given.has('path')) return fail('--smoke chooses the paths itself: leave --path out')
  if (given.has('from') && (given.has('path') || given.has('smoke') || given.has('seed')))
    return fail('--from brings its paths, walked in its order: leave --path, --smoke and --seed out')
  if (given.has('walk') && machine === null) return fail('--walk needs the flow that it walks')
  const checked = v.safeParse(valuesSchema, values)
  return checked.success ? succeed({ task, machine, ...checked.output }) : fail(checked.issues[0].message)
}

/** What `npm run paths -- --help` prints. */
export const usage = `npm run paths -- [flow] [options]

  (nothing else)                          lists every path in human steps; --language en|vi|ko, --path <id>
  --run                                   walks the paths in Chromium, with a report; --path <id>, --from <file or link>, --headed, --slow, --seed <n>, --language
  --random                                walks at random without a view; --language, --seed <n>, --steps <n>, --walks <n>, --walk <numbers>
  --run --random                          walks at random in Chromium; the same, and --headed, --slow
  --lab                                   opens the path lab; --path <id>, --language, --port <n>
  --export checklist|gherkin|storyboard   writes XLSX, a .feature or PDF; --path <id>, --language, --out <file or folder>
  --json                                  walks the paths in Chromium and prints how much they cover
  --views                                 takes the pictures of all states anew

--path and --from may stand several times; --from takes what the simulator of statecharts/index.html saves as a path or copies as a link. --smoke in place of it, for the listing, --run and --export: a few paths that cross every state. All of it: docs/testers.md`

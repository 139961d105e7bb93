import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { fail, type Result, succeed } from '../src/domain/result.ts'
import { faultsFromEnvironment } from '../src/domain/environment/faultsPermitted.ts'
import type { ConfiguredAnswers } from './prompt/configured.ts'
import { type PromptLocale, promptLocale } from './prompt/locale.ts'

export type TokenConfiguration =
  | { readonly kind: 'pkcs11'; readonly modulePath: string; readonly label?: string; readonly slot?: number }
  | { readonly kind: 'pkcs12'; readonly path: string }
  /** Whichever known library on this computer has a token to sign with. */
  | { readonly kind: 'found' }

export interface AgentConfiguration {
  readonly port: number
  readonly origins: readonly string[]
  readonly token: TokenConfiguration
  /** File for the request log; null for standard output. */
  readonly logPath: string | null
  readonly answers: ConfiguredAnswers
  readonly locale: PromptLocale
  /** Whether the fault console may switch this agent's faults on. */
  readonly hasFaults: boolean
}

const wholeNumber = (highest: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'is no whole number'),
    v.transform(Number),
    v.maxValue(highest, `is more than ${highest}`),
  )

const isExactOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text

const settingsSchema = v.object({
  AGENT_PORT: v.optional(wholeNumber(65_535), '1080'),
  AGENT_ORIGINS: v.pipe(
    v.optional(v.string(), 'http://localhost:8080,http://127.0.0.1:8080'),
    v.transform((list) => list.split(',').map((origin) => origin.trim())),
    v.everyItem(isExactOrigin, 'holds something else than origins such as https://example.vn'),
  ),
  PKCS11_MODULE: v.optional(v.string()),
  PKCS11_TOKEN_LABEL: v.optional(v.string()),
  PKCS11_SLOT: v.optional(wholeNumber(1_000)),
  PKCS12_FILE: v.optional(v.string()),
  AGENT_DATA: v.optional(v.string()),
  AGENT_CONSENT: v.optional(v.picklist(['ask', 'always', 'never'], 'is none of ask, always, never'), 'ask'),
  AGENT_PIN: v.optional(v.string()),
  AGENT_LOCALE: v.optional(v.string()),
  LANG: v.optional(v.string()),
})
type Settings = v.InferOutput<typeof settingsSchema>

const fileSchema = v.record(v.string(), v.union([v.string(), v.number()]))

const readFile = (path: string): Result<Readonly<Record<string, string>>, string> => {
  try {
    const read = v.safeParse(fileSchema, JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')))
    if (!read.success) return fail(`AGENT_CONFIG: ${path} is no object of texts and numbers`)
    return succeed(Object.fromEntries(Object.entries(read.output).map(([name, value]) => [name, String(value)])))
  } catch (error) {
    return fail(
      `AGENT_CONFIG: ${path} cannot be read${error instanceof SyntaxError ? ' as JSON; write \\ in a path as / or \\\\' : ''}`,
    )
  }
}

/** What PKCS11_MODULE says where the agent is to look for the library itself. */
const LOOK_FOR_IT = 'auto'

const tokenOf = (settings: Settings): TokenConfiguration | null => {
  const { PKCS11_MODULE: modulePath, PKCS11_TOKEN_LABEL: label, PKCS11_SLOT: slot, PKCS12_FILE: path } = settings
  if (modulePath === LOOK_FOR_IT) return path === undefined ? { kind: 'found' } : { kind: 'pkcs12', path }
  if (modulePath !== undefined) {
    return {
      kind: 'pkcs11',
      modulePath,
      ...(label === undefined ? {} : { label }),
      ...(slot === undefined ? {} : { slot }),
    }
  }
  return path === undefined ? null : { kind: 'pkcs12', path }
}

/** Settings that are there; an empty one counts as left out. */
const present = (settings: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined && value !== ''))

/**
 * Reads the agent's configuration from the environment and, under it, from the JSON file that AGENT_CONFIG names. AGENT_PIN leaves
 * the environment here, so that no child process inherits it. The failure is a message for the person who starts the agent.
 */
export const readConfiguration = (env: NodeJS.ProcessEnv): Result<AgentConfiguration, string> => {
  const fromEnvironment = present(env)
  delete env['AGENT_PIN']
  const file = fromEnvironment['AGENT_CONFIG'] === undefined ? succeed({}) : readFile(fromEnvironment['AGENT_CONFIG'])
  if (!file.ok) return file
  const read = v.safeParse(settingsSchema, { ...present(file.value), ...fromEnvironment })
  if (!read.success) {
    const [issue] = read.issues
    return fail(`${v.getDotPath(issue)?.split('.')[0] ?? 'A setting'} ${issue.message}`)
  }
  const settings = read.output
  const token = tokenOf(settings)
  if (token === null)
    return fail('No token is configured: set PKCS11_MODULE to a vendor’s PKCS#11 module or PKCS12_FILE to a key file')
  const faults = faultsFromEnvironment({ ...env, AGENT_ORIGINS: settings.AGENT_ORIGINS.join(',') })
  if (!faults.ok) return faults
  return succeed({
    port: settings.AGENT_PORT,
    origins: settings.AGENT_ORIGINS,
    token,
    logPath: settings.AGENT_DATA === undefined ? null : join(settings.AGENT_DATA, 'agent.log'),
    answers: { consent: settings.AGENT_CONSENT, pin: settings.AGENT_PIN ?? null },
    locale: promptLocale(settings.AGENT_LOCALE, settings.LANG),
    hasFaults: faults.value,
  })
}

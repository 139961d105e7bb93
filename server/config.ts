import type { BlockList } from 'node:net'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Certificate } from '../signing/certificate.ts'
import { codeItems } from '../src/domain/codeLists.ts'
import { fail, succeed, type Result } from '../src/domain/result.ts'
import { faultsFromEnvironment } from '../src/domain/environment/faultsPermitted.ts'
import { hasDemo, publicReach } from '../src/domain/environment/reach.ts'
import type { ProcessingTime } from './authority/processingTime.ts'
import { authoritiesIn, companyCertificatesIn } from './certificateFolders.ts'
import { demoCompanies } from './companies/demo/company.ts'
import { proxiesOf } from './clientAddress.ts'
import type { HsmConfig } from './hsm/config.ts'
import { mailOf } from './mail/environment.ts'
import type { SmtpConfig } from './mail/smtp.ts'
import type { RemoteSigningConfig } from './remoteSigning/config.ts'
import { remoteSigningOf } from './remoteSigning/environment.ts'
import { readMasterKey } from './secrets/masterKey.ts'

export interface ServerConfig {
  /** The address to listen on; `localhost` is both loopbacks. */
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  readonly dataFolder: string
  /** PostgreSQL connection string; null keeps the data in a SQLite file below the data folder. */
  readonly databaseUrl: string | null
  /** Another backend that answers `/api` instead of this server; null answers here. */
  readonly apiOrigin: string | null
  /** Where people reach the product; null when it is this machine's localhost. */
  readonly publicOrigin: string | null
  /** Further origins whose pages may change something, such as a development server's. */
  readonly furtherOrigins: readonly string[]
  /** Proxies in front of this server whose word on whom they ask for is taken. */
  readonly trustedProxies: BlockList
  /** The authorities that signing certificates come from; null takes the demo authority's. */
  readonly trustedRoots: readonly Certificate[] | null
  /** What the demo companies have registered beside the demo token. */
  readonly demoCertificates: readonly Certificate[]
  /** Whether the demo company's registration is accepted, so that the authority turns a second one down. */
  readonly isDemoRegistered: boolean
  /** How many invoices the demo company has: each is signed at the first start. */
  readonly demoInvoices: number
  /** Where metrics are served on a port of their own; null serves none. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  readonly agentPort: number
  /** The built single-page application; null serves none. */
  readonly staticFolder: string | null
  /** Where pictures of companies are kept as files, which all servers of a database share; null keeps them in the database. */
  readonly imageFolder: string | null
  /** Seals secrets in the database; null takes the data folder's own, made at the first start. */
  readonly masterKey: Uint8Array | null
  readonly hsm: HsmConfig
  /** The provider of remote signatures; null where there is none. */
  readonly remoteSigning: RemoteSigningConfig | null
  /** Where a simulated one listens in its place; null where there is none. */
  readonly remoteSimulatorPort: number | null
  /** The server by which notifications are mailed; null mails none, and writes them into the data folder of a demo. */
  readonly smtp: SmtpConfig | null
  readonly isDemo: boolean
  readonly processingTime: ProcessingTime
  /** Whether the fault console is there. */
  readonly hasFaults: boolean
}

const number = (fallback: string, max: number) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d+(?:\.\d+)?$/, `must be a number from 0 to ${max}`),
    v.transform(Number),
    v.maxValue(max, `must be a number from 0 to ${max}`),
  )
const port = (fallback: string) => v.pipe(number(fallback, 65_535), v.integer('must be a whole number'))
const origin = v.pipe(
  v.string(),
  v.check((text) => /^https?:/.test(text) && URL.canParse(text), 'must be an address such as https://example.vn'),
  v.transform((text) => new URL(text).origin),
)
const list = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
)
const proxies = v.rawTransform<string[], BlockList>(({ dataset, addIssue, NEVER }) => {
  const read = proxiesOf(dataset.value)
  if (read !== null) return read
  addIssue({ message: 'must be addresses or subnets such as 127.0.0.1,10.0.0.0/8' })
  return NEVER
})
/** Calls keep their own path: one that comes before it would be lost. */
const isBare = (text: string): boolean => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`
/** The certificates of the folder that the variable names. */
const certificates = (readFolder: (folder: string) => Result<readonly Certificate[], string>) =>
  v.rawTransform<string, readonly Certificate[]>(({ dataset, addIssue, NEVER }) => {
    const read = readFolder(dataset.value)
    if (read.ok) return read.value
    addIssue({ message: read.failure })
    return NEVER
  })
const masterKey = v.rawTransform<string, Uint8Array>(({ dataset, addIssue, NEVER }) => {
  const key = readMasterKey(dataset.value)
  if (key !== null) return key
  addIssue({ message: 'must be 32 bytes in base64, as `openssl rand -base64 32` makes them' })
  return NEVER
})
const flag = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text !== '' && text !== '0'),
)

const hsmProviders: readonly string[] = codeItems('hsm-provider').map(({ code }) => code)

const environmentSchema = v.object({
  PORT: port('8080'),
  HOST: v.optional(v.string(), 'localhost'),
  TOKHAI_DATA: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(?:ql)?:\/\//, 'must be an address such as postgres://user:password@localhost:5432/tokhai'),
    ),
  ),
  API_ORIGIN: v.optional(
    v.pipe(v.string(), v.check(isBare, 'must be an address such as https://backend.example, without a path'), origin),
  ),
  PUBLIC_ORIGIN: v.optional(origin),
  ALLOWED_ORIGINS: v.pipe(list, v.array(origin)),
  TRUSTED_PROXIES: v.pipe(list, proxies),
  TRUSTED_ROOTS: v.optional(v.pipe(v.string(), certificates(authoritiesIn))),
  DEMO_UNREGISTERED: flag,
  DEMO_INVOICES: v.pipe(number('3000', 100_000), v.integer('must be a whole number')),
  DEMO_CERTIFICATES: v.optional(
    v.pipe(
      v.string(),
      certificates((folder) =>
        companyCertificatesIn(
          folder,
          demoCompanies.map(({ tax_id }) => tax_id),
        ),
      ),
    ),
  ),
  IMAGE_FOLDER: v.optional(v.string()),
  HSM_PROVIDERS: v.optional(
    v.pipe(list, v.array(v.picklist(hsmProviders, `must name some of: ${hsmProviders.join(', ')}`))),
  ),
  HSM_MODULE: v.optional(v.string()),
  HSM_TOKEN: v.optional(v.string()),
  HSM_SLOT: v.optional(v.pipe(number('0', 1000), v.integer('must be a whole number'))),
  HSM_MASTER_KEY: v.optional(v.pipe(v.string(), masterKey)),
  ESIGN_URL: v.optional(v.string()),
  ESIGN_CLIENT_ID: v.optional(v.string()),
  ESIGN_CLIENT_SECRET: v.optional(v.string()),
  ESIGN_CLIENT_SECRET_FILE: v.optional(v.string()),
  ESIGN_SIMULATOR_PORT: port('1090'),
  SMTP_URL: v.optional(v.string()),
  SMTP_USER: v.optional(v.string()),
  SMTP_PASSWORD: v.optional(v.string()),
  SMTP_PASSWORD_FILE: v.optional(v.string()),
  MAIL_FROM: v.optional(v.string()),
  METRICS_PORT: v.optional(port('0')),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  AGENT_PORT: port('1080'),
  AUTHORITY_RECEIPT_SECONDS: number('4', 86_400),
  AUTHORITY_DECISION_SECONDS: number('12', 86_400),
  TOKHAI_DEV: flag,
})

/** Where there is a demo, every provider leads to its signing server. */
const hsmOf = (
  { HSM_PROVIDERS, HSM_MODULE, HSM_TOKEN, HSM_SLOT }: v.InferOutput<typeof environmentSchema>,
  isDemo: boolean,
): HsmConfig => ({
  providers: HSM_PROVIDERS ?? (isDemo ? hsmProviders : []),
  device: HSM_MODULE === undefined ? null : { modulePath: HSM_MODULE, label: HSM_TOKEN, slot: HSM_SLOT },
})

const whyRoots = (environment: Readonly<Record<string, string | undefined>>): string => {
  const reach = environment['TOKHAI_DEMO'] === undefined ? publicReach(environment) : null
  const needed = 'TRUSTED_ROOTS is needed where there is no demo authority'
  return reach === null ? needed : `${needed}: ${reach}, so that there is none unless TOKHAI_DEMO is 1`
}

/**
 * Reads the server's settings from environment variables; an empty variable counts as absent. On failure the text says of each
 * variable what it must be, and never what it is.
 */
export const configFromEnvironment = (
  environment: Readonly<Record<string, string | undefined>>,
  projectFolder: string,
): Result<ServerConfig, string> => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = v.safeParse(environmentSchema, given)
  if (!read.success)
    return fail(read.issues.map((issue) => `${v.getDotPath(issue)?.split('.')[0]} ${issue.message}`).join('; '))
  const settings = read.output
  const isDemo = hasDemo(given)
  if (!isDemo && settings.TRUSTED_ROOTS === undefined && settings.API_ORIGIN === undefined) return fail(whyRoots(given))
  const faults = faultsFromEnvironment(given)
  if (!faults.ok) return faults
  const remoteSigning = remoteSigningOf(settings)
  if (!remoteSigning.ok) return remoteSigning
  const smtp = mailOf(settings)
  if (!smtp.ok) return smtp
  return succeed({
    host: settings.HOST,
    port: settings.PORT,
    dataFolder: settings.TOKHAI_DATA,
    databaseUrl: settings.DATABASE_URL ?? null,
    apiOrigin: settings.API_ORIGIN ?? null,
    publicOrigin: settings.PUBLIC_ORIGIN ?? null,
    furtherOrigins: settings.ALLOWED_ORIGINS,
    trustedProxies: settings.TRUSTED_PROXIES,
    trustedRoots: settings.TRUSTED_ROOTS ?? null,
    demoCertificates: settings.DEMO_CERTIFICATES ?? [],
    isDemoRegistered: !settings.DEMO_UNREGISTERED,
    demoInvoices: settings.DEMO_UNREGISTERED ? 0 : settings.DEMO_INVOICES,
    metrics: settings.METRICS_PORT === undefined ? null : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    agentPort: settings.AGENT_PORT,
    staticFolder: settings.TOKHAI_DEV ? null : join(projectFolder, 'dist'),
    imageFolder: settings.IMAGE_FOLDER ?? null,
    masterKey: settings.HSM_MASTER_KEY ?? null,
    hsm: hsmOf(settings, isDemo),
    remoteSigning: remoteSigning.value,
    remoteSimulatorPort: isDemo ? settings.ESIGN_SIMULATOR_PORT : null,
    smtp: smtp.value,
    isDemo,
    processingTime: {
      receiptSeconds: settings.AUTHORITY_RECEIPT_SECONDS,
      decisionSeconds: settings.AUTHORITY_DECISION_SECONDS,
    },
    hasFaults: faults.value,
  })
}

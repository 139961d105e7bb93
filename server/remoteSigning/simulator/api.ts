import { timingSafeEqual, X509Certificate } from 'node:crypto'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { readKnownCertificate } from '../../../signing/knownCertificates.ts'
import { oids } from '../csc/answers.ts'
import { newSecret } from '../../store/identifiers.ts'
import { sha256 } from '../../secrets/signedText.ts'
import type { Books, SimulatedKey } from './books.ts'

/** Who may call, as the provider has registered this product. */
export interface Client {
  readonly clientId: string
  readonly clientSecret: string
}

interface Parts {
  readonly books: Books
  readonly client: Client
  readonly now: () => number
  /** Its own address. */
  readonly origin: () => string
}

/** Seconds that a token lasts. */
const tokenSeconds = 3600

const refuse = (context: Pick<Context, 'json'>, error: string, description: string, status: 400 | 401 = 400) =>
  context.json({ error, error_description: description }, status)
const invalid = (context: Context, description: string) => refuse(context, 'invalid_request', description)

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)))

/** Signatures of one authorization. */
const mostAtOnce = 20

const hashes = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/))),
  v.minLength(1),
  v.maxLength(mostAtOnce),
)
const inputs = {
  list: v.object({ userID: v.string() }),
  info: v.object({ credentialID: v.string() }),
  authorize: v.object({
    credentialID: v.string(),
    numSignatures: v.number(),
    hashes,
    hashAlgorithmOID: v.literal(oids.sha256),
    authData: v.tuple([v.object({ id: v.literal('PHONE') })]),
    description: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  }),
  check: v.object({ handle: v.string() }),
  sign: v.object({
    credentialID: v.string(),
    SAD: v.string(),
    hashes,
    signAlgo: v.literal(oids.rsaSha256),
  }),
}

/** 11.1 */
const info = (origin: string) => ({
  specs: '2.0.0.2',
  name: 'TOKHAI eSign',
  logo: `${origin}/logo.png`,
  region: 'VN',
  lang: 'vi-VN',
  description: 'Simulated provider of remote signatures, without legal value',
  authType: ['oauth2client'],
  oauth2: `${origin}/`,
  methods: [
    'credentials/list',
    'credentials/info',
    'credentials/authorize',
    'credentials/authorizeCheck',
    'signatures/signHash',
  ],
  signAlgorithms: { algos: [oids.rsaSha256] },
  signature_formats: { formats: ['X'], envelope_properties: [['Enveloped']] },
  conformance_levels: ['Ades-B-B'],
})

/** 11.5 */
const credential = ({ certificatePem, mostAtOnce: own }: SimulatedKey) => {
  const { raw } = new X509Certificate(certificatePem)
  const read = readKnownCertificate(raw)
  const isCurrent = read.ok && read.value.notAfter > new Date()
  return {
    key: { status: 'enabled', algo: [oids.rsaSha256], len: 2048 },
    cert: { status: isCurrent ? 'valid' : 'expired', certificates: [raw.toString('base64')] },
    auth: { mode: 'explicit', expression: 'PHONE', objects: [{ type: 'ChallengeResponseOOB', id: 'PHONE' }] },
    SCAL: '2',
    multisign: own ?? mostAtOnce,
  }
}

/** 8.4.4: client credentials alone. */
const tokens = ({ client, now }: Parts) => {
  const until = new Map<string, number>()
  return {
    isValid: (header: string | undefined) => (until.get(header?.replace(/^Bearer /, '') ?? '') ?? 0) > now(),
    async issue(context: Context) {
      const form = await context.req.parseBody()
      const { grant_type: grant, client_id: id, client_secret: secret } = form
      if (grant !== 'client_credentials') return invalid(context, 'Invalid parameter grant_type')
      if (typeof id !== 'string' || !isSame(id, client.clientId)) return invalid(context, 'Invalid parameter client_id')
      if (typeof secret !== 'string' || !isSame(secret, client.clientSecret))
        return invalid(context, 'Invalid parameter client_secret')
      const token = newSecret()
      until.set(token, now() + tokenSeconds * 1000)
      return context.json({ access_token: token, token_type: 'Bearer', expires_in: tokenSeconds })
    },
  }
}

/** What a method answers to the input that its schema has read. */
const method =
  <Schema extends v.GenericSchema>(
    schema: Schema,
    answer: (context: Context, input: v.InferOutput<Schema>) => Response,
  ) =>
  async (context: Context): Promise<Response> => {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await context.req.text())
    return read.success ? answer(context, read.output) : invalid(context, 'Invalid parameter')
  }

const readingMethods = (app: Hono, books: Books): void => {
  app.post(
    '/csc/v2/credentials/list',
    method(inputs.list, (context, { userID }) => {
      const credentialIDs = books.keysOf(userID).map(({ credentialId }) => credentialId)
      return credentialIDs.length === 0 ? invalid(context, 'Invalid parameter userID') : context.json({ credentialIDs })
    }),
  )
  app.post(
    '/csc/v2/credentials/info',
    method(inputs.info, (context, { credentialID }) => {
      const key = books.key(credentialID)
      return key === null ? invalid(context, 'Invalid parameter credentialID') : context.json(credential(key))
    }),
  )
}

const signingMethods = (app: Hono, books: Books): void => {
  app.post(
    '/csc/v2/credentials/authorize',
    method(inputs.authorize, (context, { credentialID, numSignatures, hashes: asked, description }) => {
      const key = books.key(credentialID)
      if (key === null) return invalid(context, 'Invalid parameter credentialID')
      if (numSignatures !== asked.length || numSignatures > (key.mostAtOnce ?? mostAtOnce))
        return invalid(context, 'Invalid parameter numSignatures')
      return context.json({ handle: books.ask(key, asked, description) }, 202)
    }),
  )
  app.post(
    '/csc/v2/credentials/authorizeCheck',
    method(inputs.check, (context, { handle }) => {
      const found = books.check(handle)
      if (found === null) return invalid(context, 'Invalid parameter handle')
      if (found.state === 'refused') return refuse(context, 'access_denied', 'The holder has refused')
      return found.state === 'confirmed' ? context.json({ SAD: found.activation }) : context.json({ handle }, 202)
    }),
  )
  app.post(
    '/csc/v2/signatures/signHash',
    method(inputs.sign, (context, { credentialID, SAD, hashes: asked }) => {
      const signatures = books.sign(credentialID, SAD, asked)
      return signatures === null ? invalid(context, 'Invalid parameter SAD') : context.json({ signatures })
    }),
  )
}

/** The methods of the CSC API v2.0.0.2 that this product uses, as a provider answers them. */
export const mountCscApi = (app: Hono, parts: Parts): void => {
  const issued = tokens(parts)
  app.post('/oauth2/token', (context) => issued.issue(context))
  app.post('/csc/v2/info', (context) => context.json(info(parts.origin())))
  app.use('/csc/v2/*', async (context, next) => {
    if (!issued.isValid(context.req.header('authorization')))
      return refuse(context, 'invalid_token', 'The access token is not valid', 401)
    return next()
  })
  readingMethods(app, parts.books)
  signingMethods(app, parts.books)
}

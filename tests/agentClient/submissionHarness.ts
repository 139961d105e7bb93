import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { createActor, waitFor, type SnapshotFrom, type StateValue } from 'xstate'
import { createAgentClient } from '../../src/api/agent/client.ts'
import { createApiClient } from '../../src/api/client.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { createPeer } from '../../src/api/peer.ts'
import type { CertificateRecord } from '../../src/domain/certificate.ts'
import { buildDeclarationXml } from '../../src/domain/declaration/layouts/build.ts'
import { toContent } from '../../src/domain/declaration/content.ts'
import { provideDocumentSubmit } from '../../src/documents/submit/provideDocumentSubmit.ts'
import { filingCalls } from '../../src/features/declarations/kind/filingCalls.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'
import { filings } from '../../src/features/declarations/kind/filing.ts'
import { createWorkLocks } from '../../src/documents/submit/workLocks.ts'
import { createWorkStore, keptSignedXml } from '../../src/documents/submit/workStore.ts'
import type { documentSubmit } from '../../src/machines/documentSubmit/documentSubmit.ts'
import { basisOn, type SavingBasis } from '../../src/machines/saving.ts'
import { declarationValues } from '../../src/features/declarations/kind/vaults.ts'
import { sampleDeclaration } from '../../walks/flows/sampleDeclaration.ts'
import { memoryStorage, type MemoryStorage } from './memoryStorage.ts'
import { kinds } from '../../src/machines/kinds.ts'

export const seller = sampleDeclaration.sllr_tax_code

type RegisterBody = v.InferOutput<typeof contract.registerDeclaration.body>

const answered = (data: unknown): Response => Response.json({ status: { code: 200, message: 'OK' }, data })
const refused = (code: number, reason: string): Response =>
  Response.json({ status: { code, message: reason, reason, fields: [] }, data: null }, { status: code })

/** Keeps answers back from `hold` on, until what it returned is called or, for later answers, until the next `hold`. */
const createBrake = () => {
  let untilReleased = Promise.resolve<undefined>(undefined)
  return {
    wait: () => untilReleased,
    hold: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      untilReleased = promise
      return () => resolve(undefined)
    },
  }
}

const certificateList = (records: readonly CertificateRecord[] | null): Response => {
  if (records === null) throw new TypeError('Failed to fetch')
  const pagination = { page_number: 0, page_size: 100, total_elements: records.length, total_pages: 1 }
  return answered({ digital_signatures: records, pagination })
}

/** A server that keeps one declaration, and what happens to the next register call. */
export const createServer = (reqKey: string) => {
  const registered: RegisterBody[] = []
  const calls: string[] = []
  const generated: v.InferOutput<typeof contract.generateXml.body>[] = []
  const brake = createBrake()
  let nextRegister: 'answers' | 'answerIsLost' | 'requestIsLost' | 'refusesSignature' = 'answers'
  let certificates: readonly CertificateRecord[] | null = null
  let draft: unknown = toContent(eInvoice, { ...sampleDeclaration, declaration_id: 'd-1' })
  const register = (text: string): Response => {
    const how = nextRegister
    nextRegister = 'answers'
    if (how === 'requestIsLost') throw new TypeError('Failed to fetch')
    if (how === 'refusesSignature') return refused(422, 'signature.invalid')
    registered.push(v.parse(contract.registerDeclaration.body, JSON.parse(text)))
    if (how === 'answerIsLost') throw new TypeError('Failed to fetch')
    return answered({ declaration_id: 'd-1', req_key: reqKey, noti_cd_tax: 'sent' })
  }
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const path = input instanceof Request ? input.url : input.toString()
    calls.push(`${init.method ?? 'GET'} ${path.slice(path.lastIndexOf('/'))}`)
    const body = typeof init.body === 'string' ? init.body : ''
    if (path.startsWith(`${contract.digitalSignatures.path}?`)) return certificateList(certificates)
    if (path === contract.checkSkip.path) return answered({ skip: true, type: '1', types: ['1'] })
    if (path === contract.generateXml.path) {
      await brake.wait()
      generated.push(v.parse(contract.generateXml.body, JSON.parse(body)))
      const xml = buildDeclarationXml(eInvoice, sampleDeclaration, 'ID1')
      return answered({ declartion_id: 'd-1', version: 'generated', xml_data: xml, sign_id: 'ID1', req_key: reqKey })
    }
    if (path === contract.registerDeclaration.path) return register(body)
    if (path.includes('/registrations/')) {
      return answered({
        req_key: reqKey,
        state: registered.length > 0 ? 'registered' : 'generated',
        declaration_id: 'd-1',
        noti_cd_tax: '',
      })
    }
    return answered({
      ...(typeof draft === 'object' ? draft : {}),
      version: 'read',
      noti_cd_tax: 'draft',
      noti_nm_tax: '',
      reference: '',
      tr_cd_tax: '',
      sign_by: '',
      requested_at: '',
      signed_at: '',
      signed_xml_url: null,
      events: [],
    })
  }
  return {
    fetch,
    registered,
    generated,
    calls,
    holdXml: brake.hold,
    letRegister: (how: typeof nextRegister) => {
      nextRegister = how
    },
    /** What the company has registered; without it, the list cannot be read. */
    registerCertificates: (records: readonly CertificateRecord[]) => {
      certificates = records
    },
    spoilDraft: () => {
      draft = { ...toContent(eInvoice, sampleDeclaration), contact_eml: '' }
    },
  }
}

/** An agent whose every signature is another one. Held, it answers late, also who has stopped waiting. */
const createAgent = () => {
  const signatures: string[] = []
  const brake = createBrake()
  const token = {
    issue_by: 'CN=CA',
    issuer: 'CA',
    dn_mst: seller,
    serial_number: '54AB',
    not_before: '2025-01-01T00:00:00',
    not_after: '2027-01-01T00:00:00',
  }
  const requestSchema = v.object({ xml: v.tuple([v.object({ req_key: v.string(), xml: v.string() })]) })
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const path = input instanceof Request ? input.url : input.toString()
    if (path.endsWith('/getTokenInfo')) return Response.json(token)
    await brake.wait()
    const text = Buffer.from(typeof init.body === 'string' ? init.body : '', 'base64').toString('utf8')
    const [document] = v.parse(requestSchema, JSON.parse(text)).xml
    const value = btoa(`signature ${signatures.length + 1}`)
    signatures.push(value)
    const signature = `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignatureValue>${value}</SignatureValue></Signature>`
    const xml = document.xml.replace('<NNT/>', `<NNT>${signature}</NNT>`)
    return Response.json({ ...token, issue_to: 'Gốm Bát Tràng', result: [{ req_key: document.req_key, xml }] })
  }
  return { fetch, signatures, hold: brake.hold }
}

export interface World {
  readonly server: ReturnType<typeof createServer>
  readonly agent: ReturnType<typeof createAgent>
  readonly storage: MemoryStorage
}

/** Each world has a request key of its own, since locks are shared by all tests of a process. */
export const createWorld = (): World => ({
  server: createServer(crypto.randomUUID()),
  agent: createAgent(),
  storage: memoryStorage(),
})

const now = () => '2026-11-21T09:00:00'

type From = { readonly from: 'form' } | { readonly from: 'list'; readonly documentId: string }

const outermost = (value: StateValue): string | undefined => (typeof value === 'string' ? value : Object.keys(value)[0])

/** A tab of one browser: the browser's storage and locks, and one submission. Closing it is what a reload does. */
export const openTab = ({ server, agent, storage }: World, userId = 'ketoan') => {
  const store = createWorkStore(() => storage)
  const locks = createWorkLocks(navigator.locks)
  const api = createApiClient({
    fetch: server.fetch,
    awaitSession: () => Promise.resolve(false),
    peer: createPeer(true),
  })
  const logic = provideDocumentSubmit({
    api,
    calls: filingCalls(filings.eInvoice),
    layout: declarationSignature,
    collection: 'eInvoice',
    queryKey: ['declarations'],
    agent: createAgentClient({
      fetch: agent.fetch,
      permissions: undefined,
      pageHostname: 'localhost',
      origin: 'http://localhost:1080',
      now,
      createdBy: userId,
    }),
    store,
    locks,
    userId,
    now,
    queryClient: new QueryClient(),
    whileGenerating: (save) => save(null),
    announceGenerated: () => {},
  })
  /** What the open form goes on from: its own version, or what its last submission has left. */
  let basis: () => SavingBasis = () => basisOn('opened')
  const startOf = (from: From) => {
    if (from.from === 'list') return { ...from, signed: keptSignedXml(store, userId, from.documentId) }
    const values = { ...sampleDeclaration, digital_signatures: [...sampleDeclaration.digital_signatures] }
    return { ...from, values: declarationValues.seal(values), basis: basis() }
  }
  const start = (from: From) => {
    const actor = createActor(logic, { input: { kind: kinds.declaration, start: startOf(from) } })
    basis = () => actor.getSnapshot().context.basis
    actor.start()
    return {
      actor,
      reaches: (state: string): Promise<SnapshotFrom<typeof documentSubmit>> =>
        waitFor(actor, (snapshot) => outermost(snapshot.value) === state, { timeout: 60_000 }),
      close: async () => {
        const isFree = new Promise<void>((resolve) => {
          const end = locks.subscribe(() => {
            end()
            resolve()
          })
        })
        const isHeld = (await locks.held()).has(actor.getSnapshot().context.work?.reqKey ?? '')
        actor.stop()
        if (isHeld) await isFree
      },
    }
  }
  return { start, store, locks }
}

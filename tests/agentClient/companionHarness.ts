import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { createActor, waitFor, type StateValue } from 'xstate'
import { createAgentClient } from '../../src/api/agent/client.ts'
import { createApiClient } from '../../src/api/client.ts'
import { passwordKey as passwordKeyCall } from '../../src/api/contract/auth.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { hsmIssueXmlList, hsmLogin } from '../../src/api/contract/hsm.ts'
import { invoiceFiling, type InvoiceDetail } from '../../src/api/contract/invoiceFiling.ts'
import { company as companyCall } from '../../src/api/contract/settings.ts'
import { createPeer } from '../../src/api/peer.ts'
import { provideDocumentSubmit } from '../../src/documents/submit/provideDocumentSubmit.ts'
import { createWorkLocks } from '../../src/documents/submit/workLocks.ts'
import { createWorkStore, keptSignedXml, keptWay } from '../../src/documents/submit/workStore.ts'
import { invoiceValuesOf } from '../../src/domain/invoice/content.ts'
import { invoiceSignature } from '../../src/domain/invoice/layout.ts'
import { invoiceCalls } from '../../src/features/eInvoices/kind/calls.ts'
import { invoiceValues } from '../../src/features/eInvoices/kind/vaults.ts'
import { kinds } from '../../src/machines/kinds.ts'
import { basisOn } from '../../src/machines/saving.ts'
import { certificate as hsmCertificate } from '../../walks/flows/hsmSigning.ts'
import { filedInvoice } from '../features/support/filedInvoice.ts'
import { passwordKey } from '../features/support/passwordKey.ts'
import { company } from '../features/support/samples.ts'
import { memoryStorage } from './memoryStorage.ts'

const { generateXml, send, findSent, detail } = invoiceFiling
const values = invoiceValuesOf(filedInvoice())
export const seller = values.comp_taxcd

export const invoiceXml = '<HDon><DLHDon Id="ID1">hóa đơn</DLHDon><DSCKS><NBan></NBan></DSCKS></HDon>'
export const listXml = '<BKe><NDBKe Id="ID2">bảng kê</NDBKe><DSCKS><NBan></NBan></DSCKS></BKe>'

/** Every signature is another one. */
const createSignatures = () => {
  let made = 0
  return (xml: string): string => {
    made += 1
    const value = `<SignatureValue>${btoa(`signature ${made}`)}</SignatureValue>`
    return xml.replace('</NBan>', `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#">${value}</Signature></NBan>`)
  }
}

const textOf = (init: RequestInit | undefined): string => (typeof init?.body === 'string' ? init.body : '')
const parsed = (init: RequestInit | undefined): unknown => JSON.parse(textOf(init))

const agentRequest = v.object({
  xml: v.array(v.object({ req_key: v.string(), xml: v.string(), id_signing: v.string() })),
})

type Next = {
  sending: 'answers' | 'requestIsLost' | 'companionDiffers'
  unsignedByHsm: string | null
  draft: Partial<InvoiceDetail>
}
type Sign = (xml: string) => string

const answered = (data: unknown): Response => Response.json({ status: { code: 200, message: 'OK' }, data })
const pathOf = (input: Parameters<typeof fetch>[0]): string => (input instanceof Request ? input.url : input.toString())

/** Takes what is sent, once; the next time as `next` says. */
const createReceiving = (reqKey: string, next: Next) => {
  const sent: v.InferOutput<typeof send.body>[] = []
  const receive = (init: RequestInit | undefined): Response => {
    const { sending } = next
    next.sending = 'answers'
    if (sending === 'requestIsLost') throw new TypeError('Failed to fetch')
    sent.push(v.parse(send.body, parsed(init)))
    if (sending === 'answers') return answered({ sid: 'i-1', req_key: reqKey, etax_status: 'sent' })
    const status = { code: 422, message: '', reason: 'signature.companionDiffers', fields: [] }
    return Response.json({ status, data: null }, { status: 422 })
  }
  return { sent, receive }
}

const createHsm = (sign: Sign, next: Next) => {
  const askedOfHsm: v.InferOutput<typeof hsmIssueXmlList.body>['signing_xml'][] = []
  const signByHsm = (init: RequestInit | undefined): Response => {
    const { signing_xml: asked } = v.parse(hsmIssueXmlList.body, parsed(init))
    askedOfHsm.push(asked)
    return answered(
      asked.map(({ req_key, xml }) =>
        req_key === next.unsignedByHsm
          ? { status: 'document.notSigned', signed_xml: '', req_key, message: '' }
          : { status: 'OK', signed_xml: sign(xml), req_key, message: '' },
      ),
    )
  }
  return { askedOfHsm, signByHsm }
}

const token = {
  issue_by: 'CN=CA',
  issuer: 'CA',
  dn_mst: seller,
  serial_number: hsmCertificate.serial_no,
  not_before: '2025-01-01T00:00:00',
  not_after: '2027-01-01T00:00:00',
}

const createAgent = (sign: Sign) => {
  const askedOfAgent: v.InferOutput<typeof agentRequest>['xml'][] = []
  const agent: typeof globalThis.fetch = (input, init) => {
    if (pathOf(input).endsWith('/getTokenInfo')) return Promise.resolve(Response.json(token))
    const { xml: asked } = v.parse(agentRequest, JSON.parse(Buffer.from(textOf(init), 'base64').toString('utf8')))
    askedOfAgent.push(asked)
    const result = asked.map(({ req_key, xml }) => ({ req_key, xml: sign(xml) }))
    return Promise.resolve(Response.json({ ...token, issue_to: 'Gốm Bát Tràng', result }))
  }
  return { askedOfAgent, agent }
}

/** A server with an invoice that corrects several and an HSM, and the agent of this computer. */
export const createWorld = async (type: '1' | '2' = '1') => {
  const invoiceKey = crypto.randomUUID()
  const listKey = crypto.randomUUID()
  const next: Next = { sending: 'answers', unsignedByHsm: null, draft: {} }
  const sign = createSignatures()
  const { sent, receive } = createReceiving(invoiceKey, next)
  const { askedOfHsm, signByHsm } = createHsm(sign, next)
  const key = await passwordKey()
  const generated = { sid: 'i-1', version: 'generated', inv_no: '13' }
  const list = { sign_id: 'ID2', req_key: listKey, xml_data: listXml }
  const pagination = { page_number: 0, page_size: 100, total_elements: 1, total_pages: 1 }
  const answers: Readonly<Record<string, (init: RequestInit | undefined) => Response>> = {
    [companyCall.path]: () => answered(company),
    [contract.checkSkip.path]: () => answered({ skip: true, type, types: [type] }),
    [contract.digitalSignatures.path]: () => answered({ digital_signatures: [hsmCertificate], pagination }),
    [generateXml.path]: () =>
      answered({ ...generated, sign_id: 'ID1', req_key: invoiceKey, xml_data: invoiceXml, companion: list }),
    [send.path]: receive,
    [passwordKeyCall.path]: () => answered(key),
    [hsmLogin.path]: () => answered({ kept_yn: 'Y', attempts_left: 3, pin_locked: false, otp_yn: 'N' }),
    [hsmIssueXmlList.path]: signByHsm,
    [findSent.path.replace(':req_key', invoiceKey)]: () =>
      answered({ req_key: invoiceKey, state: 'generated', sid: 'i-1', etax_status: 'draft' }),
    [detail.path.replace(':id', 'i-1')]: () => answered(filedInvoice(next.draft)),
  }
  const server: typeof globalThis.fetch = (input, init) => {
    const [path = ''] = pathOf(input).split('?')
    return Promise.resolve().then(() => answers[path]?.(init) ?? new Response('', { status: 404 }))
  }
  const storage = memoryStorage()
  return { invoiceKey, listKey, sent, askedOfHsm, next, server, storage, ...createAgent(sign) }
}
export type World = Awaited<ReturnType<typeof createWorld>>

const now = () => '2026-11-21T09:00:00'
const userId = 'ketoan'
const outermost = (value: StateValue): string | undefined => (typeof value === 'string' ? value : Object.keys(value)[0])

/** What a page submits with, in a tab of one browser. */
export const partsOf = ({ server, agent, storage }: World) => ({
  api: createApiClient({ fetch: server, awaitSession: () => Promise.resolve(false), peer: createPeer(true) }),
  calls: invoiceCalls,
  layout: invoiceSignature,
  collection: 'invoice',
  queryKey: ['invoices'],
  agent: createAgentClient({
    fetch: agent,
    permissions: undefined,
    pageHostname: 'localhost',
    origin: 'http://localhost:1080',
    now,
    createdBy: userId,
  }),
  store: createWorkStore(() => storage),
  locks: createWorkLocks(navigator.locks),
  userId,
  now,
  queryClient: new QueryClient(),
})

/** A tab with one submission: of the form, or of what is kept of an earlier page. */
export const openTab = (world: World, from: 'form' | 'list' = 'form') => {
  const parts = partsOf(world)
  const { store, locks } = parts
  const logic = provideDocumentSubmit({ ...parts, whileGenerating: (save) => save(null), announceGenerated: () => {} })
  const kept = { signed: keptSignedXml(store, userId, 'i-1'), way: keptWay(store, userId, 'i-1') }
  const start =
    from === 'list'
      ? ({ from, documentId: 'i-1', ...kept } as const)
      : ({ from, values: invoiceValues.seal(values), basis: basisOn('opened') } as const)
  const actor = createActor(logic, { input: { kind: kinds.invoice, start } })
  actor.start()
  return {
    actor,
    store,
    locks,
    reaches: (state: string) => waitFor(actor, (snapshot) => outermost(snapshot.value) === state, { timeout: 10_000 }),
    close: async () => {
      const freed = Promise.withResolvers<undefined>()
      locks.subscribe(() => freed.resolve(undefined))
      actor.stop()
      await freed.promise
    },
  }
}

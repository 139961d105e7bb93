import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCompany } from '../../server/companies/demo/company.ts'
import type { AnyCall } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { pitCertificateArchives } from '../../src/api/contract/pitCertificateArchives.ts'
import type { Scope } from '../../src/domain/session.ts'
import type { Asked, Visitor } from '../../tools/product/server/visitor.ts'
import { callTests } from './support/callTests.ts'
import { startContractServer, type ContractServer } from './support/contractServer.ts'
import { declarationGrounds } from './support/declarations.ts'
import { answerRequest, askedRequest } from './support/remoteSigning.ts'
import { noticeGrounds } from './support/errorNotices.ts'
import { beside as workBeside } from './support/hsm.ts'
import { savedInvoice, signedInvoice } from './support/invoices.ts'
import { issuedCertificate, signedCertificate } from './support/pitCertificates.ts'
import { isTriedInFirst } from './support/furtherCollections.ts'
import { besideServer } from './support/lostRights.ts'

let server: ContractServer
let beside: ReturnType<typeof besideServer>
beforeAll(async () => {
  server = await startContractServer()
  beside = besideServer(server.folder)
})
afterAll(async () => {
  beside.close()
  await server.close()
})

/** Calls that change nothing in the database, whatever their method says. */
const reading = new Set([
  'askPasswordReset',
  'checkInvoiceStatus',
  'checkPitCertificateStatus',
  'checkUserId',
  'correctedTogether',
  'customersOfTaxCode',
  'dropInvoiceArchive',
  'dropPitCertificateArchive',
  'findRecords',
  'hsmLogin',
  'invoiceMakers',
  'listCustomers',
  'listForeignInvoices',
  'listPitAccounts',
  'lookUpCustomers',
  'lookupItemCodes',
  'lookupItems',
  'nameableCertificates',
  'nameableInvoices',
  'pitCertificatePeople',
  'remoteSigningCertificates',
  'searchErrorNotices',
  'searchInvoiceLines',
  'searchInvoiceNotices',
  'searchInvoices',
  'sharedTaxCodes',
  'signatureKeyState',
  'sumInvoices',
])

/** Where the contract's own request changes nothing, as one that repeats another. */
const unregistered = async (collection: keyof typeof declarationGrounds): Promise<Asked> => ({
  body: (await declarationGrounds[collection].signed(server)).registration,
})
const requests: Readonly<Record<string, () => Promise<Asked>>> = {
  registerDeclaration: () => unregistered('eInvoice'),
  registerEDocumentDeclaration: () => unregistered('eDocument'),
  registerPitDeclaration: () => unregistered('pit'),
  issuePitCertificate: async () => ({ body: (await signedCertificate(server)).issue }),
  issueInvoice: async () => ({ body: (await signedInvoice(server)).issue }),
  registerErrorNotice: async () => ({ body: (await noticeGrounds.certificates.signed(server)).registration }),
  registerInvoiceNotice: async () => ({ body: (await noticeGrounds.invoices.signed(server)).registration }),
  // Of one that nobody has confirmed, nothing is written.
  async remoteSigningCheck() {
    const { request_id, control_code } = await askedRequest(server)
    answerRequest(server, control_code, 'confirm')
    return { body: { request_id } }
  },
}

const requestOf = async (name: string, visitor: Visitor): Promise<Asked> =>
  (await (requests[name]?.() ?? callTests.get(name)?.request?.(server, visitor))) ?? {}

const callerOf = ({ access }: AnyCall): Scope => {
  const said: readonly Scope[] = typeof access === 'string' ? [] : access.scopes
  return said.length === 0 || said.includes('ADMIN') ? 'ADMIN' : (said[0] ?? 'ADMIN')
}

const changing = Object.entries<AnyCall>(contract).filter(
  ([, { method, access }]) => method !== 'GET' && access !== 'public',
)

it('most calls of the contract that change something are tried', () => {
  expect(changing.length).toBeGreaterThan(50)
  expect([...reading].filter((name) => !changing.some(([each]) => each === name))).toEqual([])
})

it('tells what a call has written from what is written beside it', async () => {
  const note = { companyId: demoCompany.id, accountId: '', action: 'test', subjectId: '', detail: {} }
  let tries = 0
  const { changed: besideCall } = await beside.changedBy(
    async () => {
      tries += 1
    },
    async () => {
      if (tries === 1) await workBeside(server, ({ audit }) => audit.append({ ...note, at: new Date().toISOString() }))
    },
  )
  expect([tries, besideCall]).toEqual([2, []])
  const { changed } = await beside.changedBy(
    () => Promise.resolve(),
    () => savedInvoice(server),
  )
  expect(changed).toContain('audit')
})

it('begins no file of PDFs, whose certificates would be noted as printed later, for somebody who has lost the right', async () => {
  const { start, read } = pitCertificateArchives
  const visitor = server.visitorOf('ADMIN PIT')
  const { id } = await visitor.get(contract.profile)
  const body = { of: 'selected', sid: [(await issuedCertificate(server)).generated.sid] }
  const [held, lost] = [
    { is_active: 1, scope: 'ADMIN PIT' },
    { is_active: 1, scope: 'ADMIN SITE' },
  ]
  const reply = await beside.losing(id, [held, lost], () => visitor.ask(start, { body }))
  expect(reply.reason).toBe('permission.missing')
  expect(await visitor.get(read)).toEqual({ archive: null })
})

describe.each(changing)('%s', (name, call) => {
  const scope = callerOf(call)
  const losses = [
    ...(isTriedInFirst(call) ? [] : [['is deactivated', { is_active: 0, scope }, 'session.required'] as const]),
    ...(typeof call.access === 'string'
      ? []
      : [['has lost the right', { is_active: 1, scope: 'ADMIN SITE' }, 'permission.missing'] as const]),
  ] as const

  it.each(losses)('writes nothing for somebody who %s after they were let in', async (_what, after, reason) => {
    const visitor = server.visitorOf(scope)
    const { id } = await visitor.get(contract.profile)
    const { value: reply, changed } = await beside.changedBy(
      () => requestOf(name, visitor),
      (asked) => beside.losing(id, [{ is_active: 1, scope }, after], () => visitor.ask(call, asked)),
    )
    expect(reply.reason).toBe(reading.has(name) ? null : reason)
    expect(changed).toEqual([])
  })
})

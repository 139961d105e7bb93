import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import type { CollectionKey } from '../../src/api/contract/declarationCollection.ts'
import { declarationFilings } from '../../src/api/contract/declarationFiling.ts'
import { declarationLists } from '../../src/api/contract/declarations.ts'
import { certificateTypes } from '../../src/domain/certificateCodes.ts'
import { CheckReadiness } from '../../src/signing/CheckReadiness.tsx'
import { SignedCollectionProvider } from '../../src/signing/signedCollection.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { certificate, company, detailOf, eDocumentDetailOf, listed } from './support/samples.ts'

const token = {
  issue_by: 'CN=VNPT-CA, O=VNPT',
  issuer: 'VNPT-CA',
  dn_mst: company.tax_id,
  serial_number: '54AB',
  not_before: '2020-01-01T00:00:00',
  not_after: '2099-01-01T00:00:00',
}

/** What the agent answers a page; null where there is none. */
let agent: object | null = token
beforeEach(() => {
  agent = token
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    if (agent === null) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(agent), { headers: { 'Tokhai-Agent-Version': '0.1.0' } })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const pagination = { page_number: 0, page_size: 100, total_elements: 1, total_pages: 1 }
const nobody = { id: 'u-1', name: '', scope: 'ADMIN', profile_image: null, permissions: [] } as const

const serverWith = (...rows: readonly ReturnType<typeof certificate>[]) => {
  const server = createFakeServer()
  server.answer(contract.digitalSignatures, {
    digital_signatures: [...rows],
    pagination: { ...pagination, total_elements: rows.length },
  })
  for (const { list } of Object.values(declarationLists))
    server.answer(list, { declarations: [], pagination: { ...pagination, total_elements: 0 } })
  server.answer(contract.session, { ...nobody, permissions: [], exp: Math.floor(Date.now() / 1000) + 7000 })
  return server
}

const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
const check = async () => {
  await page.getByRole('button', { name: 'Check signing readiness' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Signing readiness' })).toBeVisible()
}
const isDone = () => expect.element(page.getByText(/Checked at/)).toBeVisible()

it('says of each thing how it stands, and opens the settings where they help', async () => {
  const onOpenSettings = vi.fn<() => void>()
  await renderScreen(<CheckReadiness onOpenSettings={onOpenSettings} />, { server: serverWith(certificate('AA01')) })
  await check()
  await isDone()
  await expect.element(row('Signing application').getByText('In order')).toBeVisible()
  await expect.element(row('Signing application').getByText('It answers: version 0.1.0.')).toBeVisible()
  await expect.element(row('Tax code').getByText('In order')).toBeVisible()
  await expect.element(row('Registered in this product').getByText('In the way')).toBeVisible()
  await expect.element(row('Accepted by the tax authority').getByText('Take note')).toBeVisible()
  await expect.element(row('HSM').getByText('Not known')).toBeVisible()
  await expect.element(row('Your session').getByText('116 minutes left')).toBeVisible()
  await row('Registered in this product').getByRole('button', { name: 'Open digital signatures' }).click()
  expect(onOpenSettings).toHaveBeenCalledOnce()
})

it('one check that hangs or fails leaves the others alone, and all are asked again', async () => {
  agent = null
  const server = serverWith(certificate('54AB'))
  const letGo = server.hold(contract.session)
  server.refuse(contract.company, { status: 500, reason: '', message: 'no' })
  await renderScreen(<CheckReadiness onOpenSettings={null} />, { server })
  await check()
  await expect.element(row('Signing application').getByText('In the way')).toBeVisible()
  await expect.element(row('Token').getByText('Not known')).toBeVisible()
  await expect.element(row('Your session').getByText('Being checked')).toBeVisible()
  letGo()
  await isDone()
  agent = token
  const before = server.callsOf(contract.session).length
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.element(row('Signing application').getByText('In order')).toBeVisible()
  await expect.element(row('Tax code').getByText('Not known')).toBeVisible()
  await expect.element(row('Registered in this product').getByText('In order')).toBeVisible()
  expect(server.callsOf(contract.session)).toHaveLength(before + 1)
})

it('asks the signing server for each HSM certificate in use, and says which key is locked', async () => {
  const hsm = { ...certificate('BB01'), certificate_type: certificateTypes.hsm }
  const server = serverWith(hsm, { ...hsm, id: 'old', serial_no: 'BB02', status: '3' })
  server.answer(contract.hsmLogin, { kept_yn: 'Y', attempts_left: 0, pin_locked: true, otp_yn: 'N' })
  await renderScreen(<CheckReadiness onOpenSettings={null} />, { server })
  await check()
  await expect.element(row('HSM').getByText(/BB01 is locked/)).toBeVisible()
  expect(server.callsOf(contract.hsmLogin).map(({ body }) => body)).toEqual([{ serial_no: 'BB01' }])
})

it('asks the provider of remote signatures once for each of its users, and says which certificate it does not list', async () => {
  const remote = { ...certificate('CC01'), certificate_type: certificateTypes.remoteSignature, user_nm: 'lan' }
  const server = serverWith(remote, { ...remote, id: 'second', serial_no: 'CC02' })
  const listed = { ownerId: 'lan', serial: 'CC01', modifiedDate: '', expiredDate: '', activeStatus: '1', org_nm: 'CA' }
  server.answer(contract.remoteSigningCertificates, {
    certificates: [listed, { ...listed, serial: 'CC02', activeStatus: '0' }],
  })
  await renderScreen(<CheckReadiness onOpenSettings={null} />, { server })
  await check()
  await expect.element(row('Remote signature').getByText(/does not list serial number CC02 as active/)).toBeVisible()
  expect(server.callsOf(contract.remoteSigningCertificates).map(({ body }) => body)).toEqual([{ username: 'lan' }])
})

it('an account that may not sign asks nothing of the signing server nor of the provider', async () => {
  const hsm = { ...certificate('BB01'), certificate_type: certificateTypes.hsm }
  const server = serverWith(hsm)
  await renderScreen(<CheckReadiness onOpenSettings={null} />, { server, scope: 'USER' })
  await check()
  await isDone()
  await expect.element(row('HSM').getByText(/may not sign documents/)).toBeVisible()
  await expect.element(row('Remote signature').getByText(/may not sign documents/)).toBeVisible()
  expect(server.callsOf(contract.hsmLogin)).toEqual([])
})

it('the report holds what was found, and no name, account or message of the server', async () => {
  const canary = 'Canary-5c1e'
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const hsm = { ...certificate('BB01'), certificate_type: certificateTypes.hsm, user_nm: canary, org_nm: canary }
  const server = serverWith(hsm)
  server.answer(contract.company, { ...company, website: canary })
  server.refuse(contract.hsmLogin, { status: 422, reason: 'hsm.odd', message: canary })
  await renderScreen(<CheckReadiness onOpenSettings={null} />, { server, userId: canary })
  await check()
  await isDone()
  await page.getByRole('button', { name: 'Copy a report for support' }).click()
  const [report = ''] = written.mock.calls[0] ?? []
  expect(report).toContain('hsm: failed code=server.refused reason=hsm.odd status=422')
  expect(report).toContain('agent: ok code=agent.reached version=0.1.0')
  expect(report).not.toContain(canary)
})

/** An accepted declaration of a collection that names the token's certificate in one way. */
const namesIt = (server: ReturnType<typeof serverWith>, key: CollectionKey, day: string, formType: string) => {
  const { list } = declarationLists[key]
  const { detail } = declarationFilings[key]
  const content = key === 'eInvoice' ? detailOf(key, 'accepted') : eDocumentDetailOf(key, 'accepted')
  server.answer(list, { declarations: [{ ...listed(key, 'accepted'), register_date: day }], pagination })
  server.answer(detail, {
    ...content,
    digital_signatures: content.digital_signatures.map((each) => ({ ...each, serial_no: '54AB', form_tp: formType })),
  })
}
const askedFor = (server: ReturnType<typeof serverWith>) =>
  Object.entries(declarationLists).flatMap(([key, { list }]) => (server.callsOf(list).length > 0 ? [key] : []))
const accepted = row('Accepted by the tax authority')

it.each(['eInvoice', 'eDocument', 'pit'] as const)(
  'where a declaration of %s is signed, it asks the declarations of that collection alone',
  async (key) => {
    const server = serverWith(certificate('54AB'))
    namesIt(server, key, '2026-03-04', '1')
    const signed = (
      <SignedCollectionProvider value={key}>
        <CheckReadiness onOpenSettings={null} />
      </SignedCollectionProvider>
    )
    await renderScreen(signed, { server })
    await check()
    await expect.element(accepted.getByText('The accepted declaration of 04/03/2026 names it.')).toBeVisible()
    expect(askedFor(server)).toEqual([key])
  },
)

it.each([
  ['2026-03-04', '2026-02-01', /of 04\/03\/2026 names it/],
  ['2026-01-05', '2026-02-01', /of 01\/02\/2026 says that it is no longer used/],
])(
  'from the settings it asks each form once, and the newest that names it counts: %s, %s',
  async (named, stopped, text) => {
    const server = serverWith(certificate('54AB'))
    namesIt(server, 'eInvoice', named, '1')
    namesIt(server, 'eDocument', stopped, '3')
    await renderScreen(<CheckReadiness onOpenSettings={null} />, { server })
    await check()
    await expect.element(accepted.getByText(text)).toBeVisible()
    expect(askedFor(server)).toEqual(['eInvoice', 'eDocument'])
  },
)

it('for a person of e-PIT it asks no collection that the account may not read', async () => {
  const server = serverWith(certificate('54AB'))
  await renderScreen(<CheckReadiness onOpenSettings={null} />, { server, scope: 'USER PIT' })
  await check()
  await expect.element(accepted.getByText(/No accepted declaration names it yet/)).toBeVisible()
  expect(askedFor(server)).toEqual(['pit'])
})

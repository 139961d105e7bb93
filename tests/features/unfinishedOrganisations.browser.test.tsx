import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { declarationFilings } from '../../src/api/contract/declarationFiling.ts'
import { unfinishedForms } from '../../src/api/contract/declarationUnfinished.ts'
import type { UnfinishedForm } from '../../src/api/contract/documents/unfinished.ts'
import { everyOrganisationList } from '../../src/domain/declaration/organisations.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { detailOf } from './support/samples.ts'

const calls = unfinishedForms.eInvoice
const { detail, saveDraft } = declarationFilings.eInvoice
const button = (name: RegExp | string) => page.getByRole('button', { name, exact: true })
const rowNamed = (name: string) => page.getByRole('group', { name, exact: true })
const nameIn = (row: string) => rowNamed(row).getByRole('textbox', { name: 'Name', exact: true })

const correction: UnfinishedForm = {
  id: 'u-1',
  way: 'correction',
  origin_id: 'old-1',
  base_version: 'old-1 as opened',
  revision: 'r-1',
  kept_at: '2026-11-20T01:00:00.000Z',
}

const row = (org_name: string) => ({
  org_name,
  tax_code: '0101243150',
  from_date: '2026-12-01',
  to_date: '2027-12-31',
  note: '',
})
const rows = (...names: string[]) => names.map(row)
const asKept = {
  solution_provider: rows('Nhà cung cấp mới'),
  tvan_company: rows('Truyền nhận Một', 'Truyền nhận Hai'),
  dependent_units: rows('Chi nhánh Huế'),
  lookup_units: [{ ...row('Kế toán Sen Vàng'), invoices: '3', issued_from: '2026-07-01', issued_to: '2026-12-31' }],
}

const serverWith = (unfinished: UnfinishedForm[]): FakeServer => {
  const server = createFakeServer()
  server.answer(calls.list, { unfinished })
  server.answer(calls.keep, { ...correction, revision: 'r-2' })
  server.answer(calls.read, { ...correction, content: { ...detailOf('', 'draft'), ...asKept } })
  server.answer(detail, {
    ...detailOf('old-1', 'draft'),
    solution_provider: rows('Nhà cung cấp Một', 'Nhà cung cấp Hai'),
  })
  server.answer(saveDraft, { declaration_id: 'new-1', version: 'saved' })
  server.answer(contract.listDeclarations, {
    declarations: [],
    pagination: { page_number: 0, page_size: 10, total_elements: 0, total_pages: 0 },
  })
  return server
}

const openCorrection = async (unfinished: UnfinishedForm[]) => {
  const server = serverWith(unfinished)
  await renderScreen(panelAtAddress('?declaration=new&copy=old-1&replace=yes').node, { server })
  await expect.element(nameIn('Service provider 2')).toHaveValue('Nhà cung cấp Hai')
  return server
}

const hidePage = (): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => window.localStorage.clear())
afterEach(() => void vi.restoreAllMocks())

it('the rows of organisations are kept as the page is hidden, also one that was removed', async () => {
  const server = await openCorrection([])
  await userEvent.click(button('Remove: Service provider 1'))
  await userEvent.click(button('Add an authorised unit'))
  await userEvent.fill(nameIn('Authorised unit 1'), 'Kế toán Sen Vàng')
  hidePage()
  await expect
    .poll(() => server.callsOf(calls.keep).at(-1)?.body)
    .toMatchObject({
      content: {
        solution_provider: rows('Nhà cung cấp Hai'),
        tvan_company: [],
        lookup_units: [{ org_name: 'Kế toán Sen Vàng' }],
      },
    })
})

it('the rows of organisations are put in as they were kept, in place of those of the draft, and saved', async () => {
  const server = await openCorrection([correction])
  await userEvent.click(button('Continue'))
  await expect.element(nameIn('Service provider 1')).toHaveValue('Nhà cung cấp mới')
  await expect.element(rowNamed('Service provider 2')).not.toBeInTheDocument()
  await expect.element(nameIn('Transmission unit 2')).toHaveValue('Truyền nhận Hai')
  await expect.element(nameIn('Dependent unit 1')).toHaveValue('Chi nhánh Huế')
  const unit = rowNamed('Authorised unit 1')
  await expect.element(unit.getByRole('combobox', { name: 'Invoices to look up' })).toHaveValue('3')
  await expect.element(unit.getByRole('textbox', { name: 'Invoices issued until' })).toHaveValue('31/12/2026')
  await userEvent.click(button(/^Save as draft/))
  await expect.poll(() => server.callsOf(saveDraft)).toHaveLength(1)
  const [saved] = server.callsOf(saveDraft)
  for (const list of everyOrganisationList) expect(saved?.body).toMatchObject({ [list]: asKept[list] })
})

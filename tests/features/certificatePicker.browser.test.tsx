import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import type { CertificateRecord } from '../../src/domain/certificate.ts'
import { CertificatePicker } from '../../src/features/declarations/form/picker/CertificatePicker.tsx'
import { CertificatePickerDialog } from '../../src/features/declarations/form/picker/CertificatePickerDialog.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { certificate } from './support/samples.ts'
import { SignaturesAtPlace } from './support/signaturesAtPlace.tsx'

const serverWith = (pages: readonly CertificateRecord[][], total = pages.flat().length) => {
  const server = createFakeServer()
  server.answerBy(contract.digitalSignatures, ({ query }) => ({
    digital_signatures: pages[Number(query['page_number'])] ?? [],
    pagination: {
      page_number: Number(query['page_number']),
      page_size: 10,
      total_elements: total,
      total_pages: pages.length,
    },
  }))
  return server
}

const onChosen = vi.fn<(records: readonly CertificateRecord[]) => void>()
const onClose = vi.fn<() => void>()
const onOpenSettings = vi.fn<() => void>()
const chosenIds = () => onChosen.mock.calls.map(([records]) => records.map(({ id }) => id))
const box = (id: string) => page.getByRole('checkbox', { name: new RegExp(`${id}$`) })
const confirm = page.getByRole('button', { name: 'Confirm' })

const openPicker = async (
  server = serverWith([[certificate('AA01'), certificate('BB02')]]),
  taken: readonly string[] = [],
) => {
  await renderScreen(
    <CertificatePicker onChosen={onChosen} onClose={onClose} onOpenSettings={onOpenSettings} taken={taken} />,
    { server },
  )
  return server
}

beforeEach(() => vi.clearAllMocks())

describe('the certificate picker', () => {
  it('asks for pages of ten and names issuer, days and status [000-2-19 000-9-02 002-2.8-02 002-9-06]', async () => {
    const server = await openPicker()
    const row = page.getByRole('row', { name: /AA01/ })
    await expect.element(row).toMatchTextContent('VNPT Certification Authority')
    await expect.element(row).toMatchTextContent('15/01/2024')
    await expect.element(row).toMatchTextContent('15/01/2027')
    await expect.element(row).toMatchTextContent('Active')
    await expect.element(row).toMatchTextContent('USB token')
    expect(server.callsOf(contract.digitalSignatures)[0]?.query).toEqual({ page_number: '0', page_size: '10' })
  })

  it('shows every column whole in a window of 1366 px', async () => {
    await openPicker()
    await expect.element(page.getByRole('row', { name: /AA01/ })).toBeVisible()
    const room = page.getByRole('grid').element().parentElement
    expect(room?.scrollWidth).toBe(room?.clientWidth)
    const namesOf = (cell: string) => page.getByRole('row', { name: /AA01/ }).getByText(cell, { exact: true }).element()
    for (const cell of [namesOf('USB token'), namesOf('Active')]) {
      cell.textContent = cell.textContent === 'Active' ? 'Đang hoạt động' : cell.textContent
      for (let at: Element | null = cell; at !== null && at.role !== 'row'; at = at.parentElement)
        expect(at.scrollWidth, `width of ${cell.textContent}`).toBeLessThanOrEqual(at.clientWidth || at.scrollWidth)
    }
  })

  it('marks one that is inactive', async () => {
    await openPicker(serverWith([[certificate('AA01'), certificate('BB02', '0')]]))
    await expect
      .element(page.getByRole('row', { name: /BB02/ }))
      .toMatchTextContent(/Inactive.*It cannot sign until it is activated/)
    await expect.element(page.getByRole('row', { name: /AA01/ })).not.toMatchTextContent(/cannot sign/)
  })

  it('hides those no longer in use and those in the form, and says how many [000-5-10 000-9-07 002-5.1-10]', async () => {
    await openPicker(serverWith([[certificate('AA01'), certificate('BB02', '3'), certificate('CC03')]]), ['CC03'])
    await expect.element(page.getByRole('row', { name: /AA01/ })).toBeVisible()
    await expect.element(page.getByText('BB02')).not.toBeInTheDocument()
    await expect.element(page.getByText('CC03')).not.toBeInTheDocument()
    await expect.element(page.getByText(/^2 certificates of this page are not shown/)).toBeVisible()
  })

  it('offers an extended certificate as one that is in use (docs/decisions/0133)', async () => {
    await openPicker(serverWith([[certificate('AA01', '2')]]))
    await expect.element(page.getByRole('row', { name: /AA01/ })).toMatchTextContent('Extended')
    await userEvent.click(box('AA01'))
    await userEvent.click(confirm)
    expect(chosenIds()).toEqual([['AA01']])
  })

  it('takes several, also from different pages [000-2-20 002-2.8-01]', async () => {
    await openPicker(serverWith([[certificate('AA01'), certificate('BB02')], [certificate('CC03')]], 11))
    await expect.element(confirm).toHaveAccessibleDescription('Tick at least one certificate')
    await userEvent.click(box('BB02'))
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    await userEvent.click(box('CC03'))
    await userEvent.click(confirm)
    expect(chosenIds()).toEqual([['BB02', 'CC03']])
  })

  it('gives up a tick that is taken back', async () => {
    await openPicker()
    await userEvent.click(box('AA01'))
    await userEvent.click(box('BB02'))
    await userEvent.click(box('AA01'))
    await userEvent.click(confirm)
    expect(chosenIds()).toEqual([['BB02']])
  })

  it('takes one at once by a double click [000-2-21 002-2.8-01]', async () => {
    await openPicker()
    await userEvent.dblClick(page.getByText('BB02'))
    expect(chosenIds()).toEqual([['BB02']])
  })

  it('is left by Escape and by Cancel', async () => {
    await openPicker()
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
    expect(onChosen).not.toHaveBeenCalled()
  })

  it('shows a failure and fetches again', async () => {
    const server = await openPicker(createFakeServer())
    await expect.element(page.getByRole('alert')).toMatchTextContent('The server cannot be reached')
    server.answer(contract.digitalSignatures, {
      digital_signatures: [certificate('AA01')],
      pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
    })
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(page.getByText('AA01')).toBeVisible()
  })

  it('gives the details of what nobody foresaw, to be copied', async () => {
    const failure = { code: 'unexpected', detail: 'TypeError: certificates are gone' } as const
    const nothing = (): void => {}
    const none = {
      isLoading: false,
      onRetry: nothing,
      pageNumber: 0,
      onPageChange: nothing,
      taken: [],
      statusName: (code: string) => code,
    }
    await renderScreen(
      <CertificatePickerDialog {...none} failure={failure} onChosen={onChosen} onClose={onClose} page={undefined} />,
    )
    await userEvent.click(page.getByText('Details'))
    await expect.element(page.getByText(failure.detail)).toBeVisible()
  })

  it('gives way to a notice that leads to the settings when none is registered [000-2-22 000-8-10]', async () => {
    await openPicker(serverWith([[]]))
    await expect.element(page.getByRole('dialog', { name: 'No certificate is registered' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Open digital signatures' }))
    expect(onOpenSettings).toHaveBeenCalledOnce()
  })

  it('has nothing for axe to find', async () => {
    await openPicker()
    await expect.element(page.getByRole('row', { name: /AA01/ })).toBeVisible()
    await expectNoViolations()
  })
})

describe('registered certificates in the settings', () => {
  it('are searched, ordered and paged by the server [001-1-03 001-2.1-02 000-7-08]', async () => {
    const server = serverWith([[certificate('AA01')]], 30)
    await renderScreen(<SignaturesAtPlace />, { server })
    await userEvent.type(page.getByRole('searchbox'), 'vnpt{Enter}')
    await userEvent.click(page.getByRole('columnheader', { name: 'To date' }).getByRole('button'))
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    await expect
      .poll(() => server.callsOf(contract.digitalSignatures).at(-1)?.query)
      .toEqual({
        page_number: '1',
        page_size: '10',
        search_value: 'vnpt',
        sort_columns: 'to_date:asc',
      })
  })

  it('are narrowed by status and type, have columns to choose, and are marked where they come sorted [000-7-08]', async () => {
    const server = serverWith([[certificate('AA01')]], 30)
    server.answer(contract.codeList, [
      { code: '1', code_en_nm: 'Active', code_vn_nm: 'a', code_ko_nm: 'a', default_yn: 'N' },
    ])
    await renderScreen(<SignaturesAtPlace />, { server })
    await expect.element(page.getByRole('columnheader', { name: 'To date' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(page.getByRole('button', { name: 'Filter' }))
    await userEvent.selectOptions(page.getByLabelText('Status'), 'Active')
    await expect
      .poll(() => server.callsOf(contract.digitalSignatures).at(-1)?.query)
      .toEqual({ page_number: '0', page_size: '10', status: '1' })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(page.getByRole('button', { name: /Remove the filter/ }))
    await expect
      .poll(() => server.callsOf(contract.digitalSignatures).at(-1)?.query)
      .toEqual({ page_number: '0', page_size: '10' })
    await expect.element(page.getByRole('button', { name: 'Columns' })).toBeVisible()
  })

  it('lead back to the first page from one that the list no longer has', async () => {
    await renderScreen(<SignaturesAtPlace />, { server: serverWith([[certificate('AA01')]], 30) })
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    await userEvent.click(page.getByRole('button', { name: 'Go to the first page' }))
    await expect.element(page.getByRole('row', { name: /AA01/ })).toBeVisible()
  })

  it('show their serial number and days whole, also in a narrow window', async () => {
    onTestFinished(() => page.viewport(1366, 768))
    await page.viewport(683, 768)
    const serial = '540100DE00000000000000000000A1B2'
    await renderScreen(<SignaturesAtPlace />, {
      server: serverWith([[{ ...certificate('AA01'), serial_no: serial }]]),
    })
    await document.fonts.ready
    for (const text of [serial, '15/01/2024', '15/01/2027']) {
      const cell = page.getByRole('gridcell', { name: text })
      await expect.element(cell).toBeInTheDocument()
      expect(cell.element().scrollWidth).toBeLessThanOrEqual(cell.element().clientWidth)
    }
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import type { DeclarationDetail } from '../../src/api/contract/declarationFiling.ts'
import { SubmitNotice } from '../../src/features/declarations/confirmation/SubmitNotice.tsx'
import { answerOf } from '../../src/features/declarations/kind/readDeclaration.ts'
import { FiledDeclarations } from '../../src/features/declarations/kind/FiledDeclarations.tsx'
import { DeclarationStatusBadge } from '../../src/features/declarations/DeclarationStatusBadge.tsx'
import { RegisteredPanel } from '../../src/documents/submit/panels/RegisteredPanel.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { detailOf, detailOf210, listed } from './support/samples.ts'

const until = '2026-11-21T01:00:00.000Z'
const atHoursBefore = (hours: number) => new Date(Date.parse(until) - hours * 3_600_000)

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

/** The same end of a day as the authority's working days have. */
const untilEndOfDay = '2026-11-23T16:59:59.000Z'

const title = page.getByText('The legal representative has to confirm this declaration on eTax Mobile')
const byRegistration = page.getByText('The legal representative has to confirm this declaration', { exact: true })
const toCome = page.getByText('The legal representative will have to confirm this declaration')
const urgent = page.getByText('Confirm this declaration on eTax Mobile now, or it lapses')
const over = page.getByText('The 24 hours to confirm it on eTax Mobile are over')
const timer = page.getByRole('timer')

const open = async (detail: DeclarationDetail<'eInvoice'>) => {
  const { noti_cd_tax: status, confirm_until } = detail
  const server = createFakeServer()
  server.answer(contract.listDeclarations, {
    declarations: [{ ...listed('d-1', status), confirm_until }],
    pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
  })
  server.answer(contract.declarationDetail, detail)
  const { node } = panelAtAddress('?declaration=d-1')
  await renderScreen(node, { server })
}

const sent = () => open({ ...detailOf210('d-1', 'sent'), confirm_until: until })
const received = () => open({ ...detailOf('d-1', 'received'), confirm_until: untilEndOfDay })

describe('a received declaration of version 2.1.1', () => {
  it('says who asks for the confirmation and how, and counts down in days', async () => {
    vi.setSystemTime(new Date('2026-11-20T03:00:00.000Z'))
    await received()
    await expect.element(byRegistration).toBeVisible()
    await expect.element(page.getByText(/asks them by e-mail or phone/)).toBeVisible()
    await expect.element(page.getByText(/on the same or the next working day/)).toBeVisible()
    await expect.element(page.getByText(/until 23\/11\/2026 23:59\./)).toBeVisible()
    await expect.element(timer).toMatchTextContent(/^3 d 1[34] h$/)
    vi.useRealTimers()
    await expectNoViolations(document.body)
  })

  it('is urgent on its last day, and over after it', async () => {
    vi.setSystemTime(new Date(Date.parse(untilEndOfDay) - 16.5 * 3_600_000))
    await received()
    await expect.element(byRegistration).toBeVisible()
    vi.advanceTimersByTime(45 * 60_000)
    await expect.element(page.getByText('Have this declaration confirmed today, or it lapses')).toBeVisible()
    await expect.element(timer).toMatchTextContent(/^15 h 4[456] min$/)
    vi.advanceTimersByTime(16 * 3_600_000)
    await expect.element(page.getByText('The time to confirm this declaration is over')).toBeVisible()
  })
})

it('a sent declaration of version 2.1.1 announces the confirmation, without an end', async () => {
  await open(detailOf('d-1', 'sent'))
  await expect.element(toCome).toBeVisible()
  await expect.element(timer).not.toBeInTheDocument()
  vi.useRealTimers()
  await expectNoViolations(document.body)
})

describe('a sent declaration of version 2.1.0', () => {
  it('says what the legal representative has to do, until when, and counts down by the minute', async () => {
    vi.setSystemTime(atHoursBefore(22.5))
    await sent()
    await expect.element(title).toBeVisible()
    await expect.element(page.getByText(/until 21\/11\/2026 08:00/)).toBeVisible()
    // Polling lets a little time pass.
    await expect.element(timer).toMatchTextContent(/^22 h (?:30|29) min$/)
    vi.advanceTimersByTime(3_600_000)
    await expect.element(timer).toMatchTextContent(/^21 h (?:30|29) min$/)
    vi.useRealTimers()
    await expectNoViolations(document.body)
  })

  it('becomes urgent near the end, and does not claim a lapse after it', async () => {
    vi.setSystemTime(atHoursBefore(6.5))
    await sent()
    await expect.element(title).toBeVisible()
    vi.advanceTimersByTime(30 * 60_000)
    await expect.element(urgent).toBeVisible()
    await expect.poll(() => document.querySelector('.document-facts')?.textContent).toMatch(/Lapsing/)
    vi.advanceTimersByTime(6 * 3_600_000)
    await expect.element(over).toBeVisible()
    await expect.element(page.getByText(/^The tax authority has not answered yet/)).toBeVisible()
    await expect.element(timer).not.toBeInTheDocument()
  })
})

it.each([
  ['2.1.1', detailOf, /asks them by e-mail or phone, or on the next working day\.$/],
  ['2.1.0', detailOf210, /confirmed on eTax Mobile within 24 hours\.$/],
])(
  'a declaration of version %s that has lapsed says what to do, and can be edited',
  async (_version, sample, advice) => {
    const message = '9103: Người đại diện theo pháp luật không xác nhận'
    await open(sample('d-1', 'lapsed', message))
    await expect.element(page.getByText('This declaration has lapsed: nobody confirmed it in time')).toBeVisible()
    await expect.element(page.getByText(message).first()).toHaveAttribute('lang', 'vi')
    await expect.element(page.getByText(/^Press Edit, check the data of the legal representative/)).toBeVisible()
    await expect.element(page.getByText(advice)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toBeEnabled()
    await expect.element(toCome).not.toBeInTheDocument()
  },
)

describe('the badge', () => {
  it.each([
    [6.1, 'In progress', /^In progress$/],
    [6, 'Lapsing', /has to confirm it until 21\/11\/2026 08:00, or it lapses/],
    [0, 'Lapsing', /had to be confirmed until 21\/11\/2026 08:00; the tax authority has not answered/],
  ])('%s hours before the end: %s', async (hours, label, tip) => {
    vi.setSystemTime(atHoursBefore(hours))
    await renderScreen(<DeclarationStatusBadge confirmUntil={until} status="sent" />)
    await expect.element(page.getByText(label, { exact: true })).toBeVisible()
    await expect.element(page.getByText(tip).first()).toBeInTheDocument()
  })
})

it.each([
  ['of 2.1.0 while it is waited for', { ...detailOf210('d-1', 'sent'), confirm_until: until }, title, 1],
  ['of 2.1.1 from the beginning on', detailOf('d-1', 'sent'), toCome, 1],
  [
    'of 2.0.1 not',
    { ...detailOf210('d-1', 'sent'), xml_vs: '2.0.1' },
    page.getByText(/to confirm this declaration/),
    0,
  ],
])('the success notice asks for the confirmation %s', async (_what, detail, shown, count) => {
  vi.setSystemTime(atHoursBefore(24))
  const server = createFakeServer()
  server.answer(contract.declarationDetail, detail)
  await renderScreen(
    <FiledDeclarations>
      <RegisteredPanel
        filed={{ reference: 'TK-1', answer: answerOf({ noti_cd_tax: 'sent', noti_nm_tax: '' }, 'nextWorkingDay') }}
        notice={<SubmitNotice documentId="d-1" isSent />}
        onClose={() => {}}
        onOpen={() => {}}
        processingTime={null}
      />
    </FiledDeclarations>,
    { server },
  )
  await expect.element(page.getByRole('heading', { name: 'The declaration is sent' })).toBeVisible()
  await expect.poll(() => server.callsOf(contract.declarationDetail).length).toBe(1)
  await expect.poll(() => shown.elements().length).toBe(count)
})

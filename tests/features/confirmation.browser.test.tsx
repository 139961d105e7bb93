import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { SubmitNotice } from '../../src/features/declarations/confirmation/SubmitNotice.tsx'
import { answerOf } from '../../src/features/declarations/kind/readDeclaration.ts'
import { FiledDeclarations } from '../../src/features/declarations/kind/FiledDeclarations.tsx'
import { DeclarationStatusBadge } from '../../src/features/declarations/DeclarationStatusBadge.tsx'
import { RegisteredPanel } from '../../src/documents/submit/panels/RegisteredPanel.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { detailOf, listed } from './support/samples.ts'

const until = '2026-11-21T01:00:00.000Z'
const atHoursBefore = (hours: number) => new Date(Date.parse(until) - hours * 3_600_000)

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

const title = page.getByText('The legal representative has to confirm this declaration on eTax Mobile')
const urgent = page.getByText('Confirm this declaration on eTax Mobile now, or it lapses')
const over = page.getByText('The 24 hours to confirm it on eTax Mobile are over')
const timer = page.getByRole('timer')

const sent = async () => {
  const server = createFakeServer()
  server.answer(contract.listDeclarations, {
    declarations: [{ ...listed('d-1', 'sent'), confirm_until: until }],
    pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
  })
  server.answer(contract.declarationDetail, { ...detailOf('d-1', 'sent'), confirm_until: until })
  const { node } = panelAtAddress('?declaration=d-1')
  await renderScreen(node, { server })
}

describe('a sent declaration', () => {
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
    await expect.poll(() => document.querySelector('.declaration-record')?.textContent).toMatch(/Lapsing/)
    vi.advanceTimersByTime(6 * 3_600_000)
    await expect.element(over).toBeVisible()
    await expect.element(page.getByText(/^The tax authority has not answered yet/)).toBeVisible()
    await expect.element(timer).not.toBeInTheDocument()
  })
})

it('a declaration that has lapsed says so, with what to do, and can be edited', async () => {
  const server = createFakeServer()
  const message = '9103: Người đại diện theo pháp luật không xác nhận'
  server.answer(contract.declarationDetail, detailOf('d-1', 'lapsed', message))
  const { node } = panelAtAddress('?declaration=d-1')
  await renderScreen(node, { server })
  await expect.element(page.getByText('This declaration has lapsed: nobody confirmed it in time')).toBeVisible()
  await expect.element(page.getByText(message).first()).toHaveAttribute('lang', 'vi')
  await expect.element(page.getByText(/^Press Edit, check the data of the legal representative/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toBeEnabled()
  await expect.element(title).not.toBeInTheDocument()
})

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
  [until, 1],
  ['', 0],
])('the success notice asks for the confirmation where one is waited for: %s', async (confirm_until, count) => {
  vi.setSystemTime(atHoursBefore(24))
  const server = createFakeServer()
  server.answer(contract.declarationDetail, { ...detailOf('d-1', 'sent'), confirm_until })
  await renderScreen(
    <FiledDeclarations>
      <RegisteredPanel
        filed={{ reference: 'TK-1', answer: answerOf({ noti_cd_tax: 'sent', noti_nm_tax: '' }) }}
        notice={<SubmitNotice documentId="d-1" isSent />}
        onClose={() => {}}
        onOpen={() => {}}
        processingTime={null}
      />
    </FiledDeclarations>,
    { server },
  )
  await expect.element(page.getByRole('heading', { name: 'The declaration is sent' })).toBeVisible()
  await expect.poll(() => title.elements().length).toBe(count)
})

import { i18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { TimelineStep, Verification } from '../../src/api/contract/documents/history.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { verificationChecks } from '../../src/domain/documents/verification.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { toContent } from '../../src/domain/declaration/content.ts'
import { noticeOf, printedNotice } from '../../src/documents/history/notice.ts'
import { RecordHistory } from '../../src/features/declarations/history/RecordHistory.tsx'
import { SendCorrectedDialog } from '../../src/features/declarations/history/SendCorrectedDialog.tsx'
import { FiledDeclarations } from '../../src/features/declarations/kind/FiledDeclarations.tsx'
import { activateLocale } from '../../src/i18n/locale.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { sampleDeclaration } from '../../walks/flows/sampleDeclaration.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { detailOf, listed } from './support/samples.ts'

const nothing = { who: '', certificate: null, text: '', message: null, attempts: 0 }
const at = '2026-11-02T03:15:00.000Z'
const unavailable = { status: 503, reason: 'database.unavailable', message: 'Not now' }

const open = (server: FakeServer, record = detailOf('d-1', 'sent')) =>
  renderScreen(
    <FiledDeclarations>
      <RecordHistory declarationId="d-1" record={record} />
    </FiledDeclarations>,
    { server },
  )

describe('the steps of a declaration', () => {
  it('say who signed with which certificate, how often sending was tried, and where the message is', async () => {
    const server = createFakeServer()
    const signed: TimelineStep = {
      ...nothing,
      at,
      kind: 'signed',
      who: 'Trần Quốc Bảo',
      certificate: {
        subject: 'CN=CÔNG TY GỐM, UID=MST:0199999984',
        issuer: 'CN=CA',
        serial_no: '54AB',
        signed_at: '2026-11-02T10:14:30',
        type: '2',
      },
    }
    const sent: TimelineStep = {
      ...nothing,
      at,
      kind: 'sent',
      attempts: 3,
      message: { id: 'm-1', type: '100', number: 'V1' },
    }
    const late: TimelineStep = { ...nothing, at, kind: 'late', text: '9992: Đã tồn tại' }
    server.answer(contract.declarationTimeline, { steps: [signed, sent, late], earlier: null })
    await open(server)
    await expect.element(page.getByText('CÔNG TY GỐM', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Certificate 54AB, HSM')).toBeVisible()
    await expect.element(page.getByText('Signing time 02/11/2026 10:14')).toBeVisible()
    await expect.element(page.getByText(/out of reach: tried 3 times/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Message 100 as XML' }))
      .toHaveAttribute('href', '/api/wtx/ca/v1/settings/declarations/d-1/messages/m-1')
    const first = page.getByRole('list', { name: 'Progress' }).getByRole('listitem').first()
    await expect.element(first).toMatchTextContent(/^An answer came late and changed nothing/)
  })

  it('show a notice of the authority whole: what identifies it, its text, each code, and what that means', async () => {
    const server = createFakeServer()
    const text = '9992: Đã tồn tại tờ khai; 7777: Sai địa chỉ'
    const refused: TimelineStep = {
      ...nothing,
      at,
      kind: 'refused',
      text,
      message: { id: 'm-2', type: '103', number: 'TCT-5' },
    }
    const sent: TimelineStep = { ...nothing, at, kind: 'sent', message: { id: 'm-1', type: '100', number: 'V1' } }
    server.answer(contract.declarationTimeline, { steps: [sent, refused], earlier: null })
    await open(server)
    await page.getByRole('button', { name: 'Read the notice' }).click()
    const notice = page.getByRole('dialog', { name: 'Notice of the tax authority' })
    await expect.element(notice.getByText('Refused by the tax authority')).toBeVisible()
    await expect.element(notice.getByText(detailOf('d-1', 'sent').reference, { exact: true })).toBeVisible()
    await expect.element(notice.getByText('TCT-5')).toBeVisible()
    await expect.element(notice.getByText(text)).toBeVisible()
    await expect.element(notice.getByText('7777', { exact: true })).toBeVisible()
    await expect.element(notice.getByText('Sai địa chỉ', { exact: true })).toBeVisible()
    await expect.element(notice.getByText(/has accepted another registration of this taxpayer already/)).toBeVisible()
    await expectNoViolations(notice.element())
    await expect.element(notice.getByRole('button', { name: 'Show as PDF' })).toBeEnabled()
    await notice.getByRole('button', { name: 'Close' }).last().click()
    await expect.element(notice).not.toBeInTheDocument()
  })

  it('keep the button of a notice apart from the text above and the link below, by more than its focus ring', async () => {
    const server = createFakeServer()
    const message = { id: 'm-2', type: '103', number: 'TCT-5' }
    const refused: TimelineStep = { ...nothing, at, kind: 'refused', text: '7777: Sai địa chỉ', message }
    server.answer(contract.declarationTimeline, { steps: [refused], earlier: null })
    await open(server)
    const button = page.getByRole('button', { name: 'Read the notice' })
    await expect.element(button).toBeVisible()
    const { top, bottom } = button.element().getBoundingClientRect()
    const paragraph = button.element().closest('p')
    const above = paragraph?.previousElementSibling?.getBoundingClientRect().bottom ?? top
    const below = paragraph?.nextElementSibling?.getBoundingClientRect().top ?? bottom
    expect(Math.min(top - above, below - bottom)).toBeGreaterThan(4)
  })

  it('are printed as notices, with text, codes and what those mean', async () => {
    await activateLocale('en')
    const step: TimelineStep = { ...nothing, at, kind: 'refused', text: '9992: Một; 7777: Hai' }
    const notice = noticeOf(i18n, step, { term: { id: 'term' }, name: 'TK-1' }, (message) =>
      message === '9992: Một' ? ['meaning'] : [],
    )
    const { title, sections } = printedNotice(i18n, 'en', notice)
    expect(title).toBe('Notice of the tax authority')
    expect(sections.map(({ rows }) => rows)).toEqual([
      [
        [expect.any(String), 'TK-1'],
        [expect.any(String), '02/11/2026 10:15'],
      ],
      [['9992: Một;'], ['7777: Hai']],
      [
        ['9992', 'Một\nmeaning'],
        ['7777', 'Hai'],
      ],
    ])
  })

  it('are the last ones of a long history, and earlier ones on demand, above which nothing changes', async () => {
    const server = createFakeServer()
    const savedBy = (who: string): TimelineStep => ({ ...nothing, at, kind: 'saved', who })
    server.answer(contract.declarationTimeline, { steps: [savedBy('Lê Hoa')], earlier: at })
    await open(server)
    const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem')
    await expect.element(steps.nth(0)).toMatchTextContent(/By Lê Hoa$/)
    const more = page.getByRole('button', { name: 'Show earlier steps' })
    server.refuse(contract.declarationTimeline, unavailable)
    await more.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Earlier steps could not be read. Try again.')
    server.answer(contract.declarationTimeline, { steps: [savedBy('Trần An')], earlier: null })
    await more.click()
    await expect.element(steps.nth(1)).toMatchTextContent(/By Trần An$/)
    await expect.element(steps.nth(0)).toMatchTextContent(/By Lê Hoa$/)
    await expect.element(more).not.toBeInTheDocument()
    expect(server.callsOf(contract.declarationTimeline).map(({ query }) => query.before)).toEqual([undefined, at, at])
  })

  it('are the statuses alone where the rest cannot be read, until it can', async () => {
    const server = createFakeServer()
    server.refuse(contract.declarationTimeline, unavailable)
    await open(server)
    await expect.element(page.getByText('Saved as draft')).toBeVisible()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be read/)
    server.answer(contract.declarationTimeline, {
      steps: [{ ...nothing, at, kind: 'saved', who: 'Lê Hoa' }],
      earlier: null,
    })
    await page.getByRole('button', { name: 'Read them again' }).click()
    await expect.element(page.getByText('By Lê Hoa')).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the notice of a declaration whose history nobody keeps', () => {
  const openSeedRecord = async (status: string) => {
    const server = createFakeServer({ speaksContract: false })
    server.refuse(contract.declarationTimeline, { status: 404, reason: '', message: 'Not found' })
    const record = { ...detailOf('d-1', status), reference: '', events: [], noti_nm_tax: '9992: Đã tồn tại tờ khai' }
    await open(server, record)
  }

  it.each(['4', '5', 'refused'])('is what its record says, in status %s', async (status) => {
    await openSeedRecord(status)
    await page.getByRole('button', { name: 'Read the notice' }).click()
    const notice = page.getByRole('dialog', { name: 'Notice of the tax authority' })
    await expect.element(notice.getByText('9992: Đã tồn tại tờ khai', { exact: true })).toBeVisible()
    await expect.element(notice.getByRole('term').first()).toHaveTextContent('Declaration')
    await expect.element(notice.getByText('01/ĐKTĐ-HĐĐT')).toBeVisible()
    await expect.element(notice.getByText('Date and time')).not.toBeInTheDocument()
    await expect.element(notice.getByRole('button', { name: 'Show as PDF' })).toBeVisible()
  })

  it('is none while nothing is decided', async () => {
    await openSeedRecord('3')
    await expect.element(page.getByText('9992: Đã tồn tại tờ khai')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Read the notice' })).not.toBeInTheDocument()
  })
})

describe('the verification report', () => {
  it('says which check failed, with its code, and what could not be checked', async () => {
    const server = createFakeServer()
    server.answer(contract.declarationTimeline, { steps: [], earlier: null })
    const outcomeOf = (position: number): Verification['checks'][number]['outcome'] =>
      position === 1 ? 'failed' : position < 1 ? 'passed' : 'notChecked'
    server.answer(contract.declarationVerification, {
      sha256: 'ab12',
      bytes: 4495,
      registered_at: at,
      signed_at: '',
      checks: verificationChecks.map((check, position) => ({
        check,
        outcome: outcomeOf(position),
        code: position === 1 ? 'structure' : '',
      })),
      certificate: null,
      unknown: ['revocation'],
    })
    await open(server)
    await page.getByRole('button', { name: 'Verification report' }).click()
    const report = page.getByRole('dialog', { name: 'Verification report' })
    await expect.element(report.getByText('The document does not hold: checks that failed: 1')).toBeVisible()
    const rows = report.getByRole('listitem')
    await expect.element(rows.nth(1)).toMatchTextContent(/^It is built as a declaration with one signature.*Failed/)
    await expect.element(rows.nth(2)).toMatchTextContent(/Could not be checked$/)
    await expect.element(report.getByText('Certificate', { exact: true })).not.toBeInTheDocument()
  })
})

describe('sending a corrected declaration', () => {
  const dialog = page.getByRole('alertdialog', { name: 'Send the corrected declaration?' })

  it('shows first what it says otherwise, and waits until that is read', async () => {
    const server = createFakeServer()
    const now = detailOf('d-1', 'refused')
    server.answer(contract.declarationDetail, now)
    const filed = { ...toContent(eInvoice, sampleDeclaration), contact_eml: 'cu@gombattrang.example' }
    server.answer(contract.filedDeclaration, { content: filed })
    const release = server.hold(contract.filedDeclaration)
    let sent = 0
    await renderScreen(
      <SendCorrectedDialog
        declaration={{ ...listed('d-1', 'refused'), is_corrected: true }}
        onClose={() => undefined}
        onSend={() => (sent += 1)}
      />,
      { server },
    )
    const send = dialog.getByRole('button', { name: 'Sign and send' })
    await expect.element(send).toHaveAccessibleDescription('What changed is being read')
    release()
    await expect.element(dialog.getByRole('deletion')).toMatchTextContent(/cu@gombattrang.example$/)
    await expect.element(dialog.getByRole('insertion')).toMatchTextContent(new RegExp(`${now.contact_eml}$`))
    await send.click()
    expect(sent).toBe(1)
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DocumentArchive } from '../../src/api/contract/documents/archives.ts'
import { invoiceArchives } from '../../src/api/contract/invoiceArchives.ts'
import { EInvoicesPage } from '../../src/features/eInvoices/list/EInvoicesPage.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { invoiceRow, serverOfInvoices, visitInvoices } from './support/invoicesAtPlace.tsx'

beforeEach(() => window.localStorage.clear())

const { start, read, drop } = invoiceArchives
const button = (name: string) => page.getByRole('button', { name, exact: true })

const archive = (changes: Partial<DocumentArchive> = {}): DocumentArchive => ({
  id: 'f1',
  state: 'ready',
  done: 2,
  total: 2,
  left_out: 0,
  bytes: 10,
  url: '/file/1',
  ...changes,
})

/** A server that makes a file at once. */
const serverWithFiles = () => {
  const server = serverOfInvoices([invoiceRow('a'), invoiceRow('b')])
  server.answer(drop, { dropped: true })
  server.answer(read, { archive: null })
  server.answerBy(start, () => {
    server.answer(read, { archive: archive() })
    return archive()
  })
  return server
}

describe('files of PDFs of e-invoices', () => {
  test('hold what the list finds, as one PDF or a zip', async () => {
    const server = serverWithFiles()
    await visitInvoices(EInvoicesPage, { server, address: { symbol: 'C26TAA' } })
    await button('PDFs of many e-invoices').click()
    await page.getByRole('menuitem', { name: 'PDFs of all e-invoices in the list' }).click()
    await expect.element(page.getByText('One PDF for each e-invoice, named by symbol and number.')).toBeVisible()
    await expect.element(page.getByText('As documents converted to paper')).not.toBeInTheDocument()
    await expectNoViolations()
    await page.getByText('One PDF', { exact: true }).click()
    await button('Make the file').click()
    await expect.element(page.getByText(/^It holds 2 e-invoices\./)).toBeVisible()
    expect(page.getByRole('link', { name: 'Download the file' }).element().getAttribute('href')).toBe('/file/1')
    expect(server.callsOf(start).map(({ body }) => body)).toMatchObject([
      { of: 'list', form: 'pdf', serial_no: 'C26TAA' },
    ])
  })

  test('hold the selected ones', async () => {
    const server = serverWithFiles()
    await visitInvoices(EInvoicesPage, { server })
    await page.getByRole('checkbox', { name: /Công ty a/ }).click()
    await button('PDFs of many e-invoices').click()
    await page.getByRole('menuitem', { name: 'PDFs of the selected e-invoices' }).click()
    await button('Make the file').click()
    await expect.element(page.getByText('The file is ready')).toBeVisible()
    expect(server.callsOf(start).map(({ body }) => body)).toEqual([{ of: 'selected', sid: ['a'], form: 'zip' }])
  })

  /** Asks for the file of all that the list finds. */
  const ask = async (): Promise<void> => {
    await button('PDFs of many e-invoices').click()
    await page.getByRole('menuitem', { name: 'PDFs of all e-invoices in the list' }).click()
    await button('Make the file').click()
  }

  test('are followed while they are made, and say how many are missing', async () => {
    const server = serverWithFiles()
    server.answerBy(start, () => {
      const begun = archive({ state: 'working', done: 1, url: null })
      server.answer(read, { archive: begun })
      return begun
    })
    await visitInvoices(EInvoicesPage, { server })
    await ask()
    await expect.element(page.getByText('The server is drawing the e-invoices')).toBeVisible()
    await expect.element(page.getByText('1 of 2 e-invoices', { exact: true })).toBeVisible()
    server.answer(read, { archive: archive({ left_out: 1 }) })
    await expect.element(page.getByText('1 e-invoice is missing: it could not be drawn.')).toBeVisible()
    await expectNoViolations()
  })

  test('that are cancelled are dropped at the server, as those are that an earlier page has left', async () => {
    const server = serverWithFiles()
    server.answer(read, { archive: archive({ id: 'earlier' }) })
    server.answerBy(start, () => {
      const begun = archive({ state: 'working', done: 1, url: null })
      server.answer(read, { archive: begun })
      return begun
    })
    await visitInvoices(EInvoicesPage, { server })
    await ask()
    await button('Cancel the file').click()
    await expect.element(page.getByText('The file was cancelled')).toBeVisible()
    await expect.poll(() => server.callsOf(drop).map(({ body }) => body)).toEqual([{ id: 'earlier' }, { id: 'f1' }])
    await button('Make another file').click()
    await expect.element(button('Make the file')).toBeVisible()
  })

  test.each([
    [422, 'invoice.tooManyPrints', /^Too many e-invoices for one file\./],
    [409, 'invoice.archiveRunning', /^Another file of PDFs is being made\./],
    [403, 'permission.missing', /^You do not have permission for this\./],
    [404, 'record.absent', /^This record is no longer there\./],
  ])('say why none was made (%s %s), and are tried again', async (status, reason, text) => {
    const server = serverWithFiles()
    server.refuse(start, { status, reason, message: reason })
    await visitInvoices(EInvoicesPage, { server })
    await ask()
    await expect.element(page.getByText(text)).toBeVisible()
    await button('Try again').click()
    await expect.poll(() => server.callsOf(start)).toHaveLength(2)
  })

  test('that could not be drawn say that the file was not made', async () => {
    const server = serverWithFiles()
    server.answerBy(start, () => {
      server.answer(read, { archive: archive({ state: 'failed', left_out: 2, url: null }) })
      return archive({ state: 'waiting', done: 0, url: null })
    })
    await visitInvoices(EInvoicesPage, { server })
    await ask()
    await expect.element(page.getByRole('heading', { name: 'The file was not made' })).toBeVisible()
    await expect.element(button('Try again')).toBeVisible()
  })
})

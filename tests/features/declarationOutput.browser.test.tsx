import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import type { DeclarationListItem } from '../../src/api/contract/declarations.ts'
import { DownloadSelected } from '../../src/features/declarations/output/DownloadSelected.tsx'
import { PrintSelected } from '../../src/features/declarations/output/PrintSelected.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { detailOf, listed } from './support/samples.ts'

const rows: DeclarationListItem[] = [listed('a', 'accepted'), listed('b', 'draft'), listed('c', 'rejected')]
const onClose = vi.fn<() => void>()
const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
let server: FakeServer
const saved: { name: string; content: Promise<Blob> }[] = []

beforeEach(() => {
  vi.restoreAllMocks()
  onClose.mockClear()
  saved.length = 0
  server = createFakeServer()
  server.answer(contract.keepPreview, { ts: 1_795_000_000_000 })
  server.answerBy(contract.declarationDetail, ({ url }) => {
    const id = url.pathname.split('/').at(-1) ?? ''
    return detailOf(id, rows.find(({ declaration_id }) => declaration_id === id)?.noti_cd_tax ?? 'draft')
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: fetch(this.href).then((response) => response.blob()) })
  })
})

const filesIn = async (): Promise<Record<string, Uint8Array>> =>
  unzipSync(new Uint8Array(await ((await saved[0]?.content) ?? new Blob()).arrayBuffer()))

const names = { print: 'Tờ khai 01-ĐKTĐ-HĐĐT 0101243150 2025-06-02' } as const

describe('many declarations as a zip', () => {
  it('makes the rest where one has no print, and says which and why', async () => {
    await renderScreen(<DownloadSelected onClose={onClose} rows={rows} />, { server })
    await expectNoViolations()
    await userEvent.click(button('Download'))
    await expect.element(page.getByText('c: there is no printed form in this status')).toBeVisible()
    expect(saved.map(({ name }) => name)).toEqual(['Tờ khai 01-ĐKTĐ-HĐĐT.zip'])
    const files = await filesIn()
    expect(Object.keys(files)).toEqual([`${names.print} a.pdf`, `${names.print} b.pdf`])
    for (const file of Object.values(files)) expect(new TextDecoder().decode(file.subarray(0, 5))).toBe('%PDF-')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('holds the signed XML where it is wanted and there is one, and closes', async () => {
    const answer = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      (input instanceof Request ? input.url : input.toString()).includes('/download/xml/')
        ? Promise.resolve(new Response('<TKhai/>'))
        : answer(input, init),
    )
    await renderScreen(<DownloadSelected onClose={onClose} rows={rows.slice(0, 2)} />, { server })
    await userEvent.click(page.getByText('With the signed XML'))
    await userEvent.click(button('Download'))
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(Object.keys(await filesIn())).toEqual([
      `${names.print} a.pdf`,
      `${names.print} a.xml`,
      `${names.print} b.pdf`,
    ])
  })

  it('names the letters that a print has not, of each declaration, and stays open', async () => {
    server.answerBy(contract.declarationDetail, ({ url }) => {
      const id = url.pathname.split('/').at(-1) ?? ''
      return { ...detailOf(id, 'draft'), ...(id === 'b' && { sllr_comp_nm: 'Công ty 株式会社 ☕ 𡨸' }) }
    })
    await renderScreen(<DownloadSelected onClose={onClose} rows={rows.slice(0, 2)} />, { server })
    await userEvent.click(button('Download'))
    await expect.element(page.getByText('b: 株 式 会 社 ☕ 𡨸')).toBeVisible()
    await expect.element(page.getByText('a: ')).not.toBeInTheDocument()
    expect(Object.keys(await filesIn())).toHaveLength(2)
    await expectNoViolations()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('says what the server answers of one that is gone', async () => {
    server.refuse(contract.declarationDetail, { status: 404, reason: 'record.absent', message: 'gone' })
    await renderScreen(<DownloadSelected onClose={onClose} rows={rows.slice(0, 1)} />, { server })
    await userEvent.click(button('Download'))
    await expect.element(page.getByText('Not everything could be made')).toBeVisible()
    expect(saved).toEqual([])
  })

  it('saves nothing once it is stopped', async () => {
    const release = server.hold(contract.declarationDetail)
    const screen = await renderScreen(<DownloadSelected onClose={onClose} rows={rows} />, { server })
    await userEvent.click(button('Download'))
    await expect.element(page.getByText('0 of 3 declarations')).toBeVisible()
    await userEvent.click(button('Stop'))
    expect(onClose).toHaveBeenCalledTimes(1)
    await screen.unmount()
    release()
    await expect.poll(() => server.callsOf(contract.declarationDetail).length).toBe(1)
    expect(saved).toEqual([])
  })
})

describe('many declarations as one PDF', () => {
  it('shows all of them in the preview', async () => {
    await renderScreen(<PrintSelected onClose={onClose} rows={rows.slice(0, 2)} />, { server })
    await expect.element(page.getByRole('dialog', { name: 'Printed form' })).toBeVisible()
    await expect.element(button('Download')).toBeEnabled()
    await userEvent.click(button('Download'))
    expect(saved.map(({ name }) => name)).toEqual(['Tờ khai 01-ĐKTĐ-HĐĐT.pdf'])
  })

  it('says first what cannot be printed, and then shows the others', async () => {
    await renderScreen(<PrintSelected onClose={onClose} rows={rows} />, { server })
    await expect.element(page.getByText('c: there is no printed form in this status')).toBeVisible()
    await expectNoViolations()
    await userEvent.click(button('Show the others'))
    await expect.element(page.getByRole('dialog', { name: 'Printed form' })).toBeVisible()
  })

  it('has nothing to show where none can be printed', async () => {
    await renderScreen(<PrintSelected onClose={onClose} rows={rows.slice(2)} />, { server })
    await expect.element(page.getByText('c: there is no printed form in this status')).toBeVisible()
    await expect.element(button('Show the others')).not.toBeInTheDocument()
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { AnyCall } from '../../src/api/contract/call.ts'
import type { DocumentArchive } from '../../src/api/contract/documents/archives.ts'
import { pitCertificateArchives } from '../../src/api/contract/pitCertificateArchives.ts'
import { CertificatesArchived } from '../../src/features/pitCertificates/archive/CertificatesArchived.tsx'
import { AtPlace } from './support/AtPlace.tsx'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'

const { start, read, drop } = pitCertificateArchives
const onClose = vi.fn<() => void>()
let server: FakeServer

const archive = (changes: Partial<DocumentArchive> = {}): DocumentArchive => ({
  id: 'f1',
  state: 'working',
  done: 1,
  total: 3,
  left_out: 0,
  bytes: 0,
  url: null,
  ...changes,
})
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  onClose.mockClear()
  server = createFakeServer({ calls: [start, read, drop] })
  server.answer(drop, { dropped: true })
})

const open = () =>
  renderScreen(
    <AtPlace>
      {() => (
        <CertificatesArchived certificates={{ of: 'selected', sid: ['a', 'b', 'c'] }} onClose={onClose} title="PDFs" />
      )}
    </AtPlace>,
    { server },
  )

const bodiesOf = (call: AnyCall): unknown[] => server.callsOf(call).map(({ body }) => body)

describe('the dialog of a file of PDFs', () => {
  it('has the server make what was chosen, follows it, and links to the file', async () => {
    server.answer(read, { archive: null })
    server.answerBy(start, () => {
      server.answer(read, { archive: archive() })
      return archive()
    })
    await open()
    await page.getByText('One PDF', { exact: true }).click()
    await page.getByText('As documents converted to paper').click()
    await button('Make the file').click()
    await expect.element(page.getByText('1 of 3 PIT certificates')).toBeVisible()
    server.answer(read, { archive: archive({ done: 2 }) })
    await expect.element(page.getByText('2 of 3 PIT certificates')).toBeVisible()
    server.answer(read, { archive: archive({ done: 3, state: 'ready', left_out: 1, url: '/file/1' }) })
    await expect.element(page.getByText('The file is ready')).toBeVisible()
    expect(bodiesOf(start)).toEqual([{ of: 'selected', sid: ['a', 'b', 'c'], form: 'pdf', convert_yn: 'Y' }])
    await expect.element(page.getByText(/^1 certificate is missing/)).toBeVisible()
    expect(page.getByRole('link', { name: 'Download the file' }).element().getAttribute('href')).toBe('/file/1')
    expect(bodiesOf(drop)).toEqual([])
  })

  it('cancels the file at the server too, and takes away one that an earlier page has left', async () => {
    server.answer(read, { archive: archive({ id: 'earlier' }) })
    server.answerBy(start, () => {
      server.answer(read, { archive: archive() })
      return archive()
    })
    await open()
    await button('Make the file').click()
    await expect.element(page.getByText('1 of 3 PIT certificates')).toBeVisible()
    await button('Cancel the file').click()
    await expect.element(page.getByText('The file was cancelled')).toBeVisible()
    await expect.poll(() => bodiesOf(drop)).toEqual([{ id: 'earlier' }, { id: 'f1' }])
    await button('Close').last().click()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('says why no file was made, and tries again', async () => {
    server.answer(read, { archive: null })
    server.refuse(start, {
      status: 409,
      reason: 'pitCertificate.archiveRunning',
      message: 'Another file of PDFs is being made',
    })
    await open()
    await button('Make the file').click()
    await expect.element(page.getByText(/^Another file of PDFs is being made/)).toBeVisible()
    await button('Try again').click()
    await expect.poll(() => bodiesOf(start)).toHaveLength(2)
  })
})

import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../server/openStore.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { hasPdftotext, textOf } from '../features/support/readPdf.ts'
import { certificateSteps } from './support/pitCertificates.ts'
import { putTemplateInUse } from './support/templatesInUse.ts'
import { serverForTests } from './support/serverForTests.ts'

describe('PDFs of PIT certificates', () => {
  const server = serverForTests({ processingTime: { receiptSeconds: 0, decisionSeconds: 0 } })
  let visitor: Visitor
  let key: SigningKey
  beforeAll(async () => {
    visitor = await signInAs(server.origin, 'pit.admin@tokhai.example')
    key = await demoKey(server.folder)
    const days = { start_date: '2026-07-01', end_date: '2026-12-31' }
    const pictures = { logo_img: 'logo.png', bg_img: '' }
    await putTemplateInUse(server.location, { smbl_type: 'CT', serial_no: 'CT26PA', ...days, ...pictures })
  })
  const { saved, detail, accepted } = certificateSteps(() => ({ visitor, key }))

  const pdfAt = async (path: string): Promise<Response> =>
    fetch(`${server.origin}${path}`, { headers: { Cookie: visitor.cookie() } })
  const readsOf = async (id: string) => {
    const { store } = await openStore(server.location)
    const { items } = await store.auditTrail.page(
      demoCompany.id,
      { words: [], person: null, record: id, since: null, before: null },
      { number: 0, size: 50, sort: null },
    )
    await store.close()
    return items.filter(({ action }) => action === 'pitCertificate.printed')
  }

  it.skipIf(!hasPdftotext)(
    'one has its number and, where it is asked for, who has made it a document on paper',
    async () => {
      const { sid } = await accepted({ serial_no: 'CT26PA' })
      const plain = await pdfAt(`/api/wtx/ca/v1/report/epit/${sid}`)
      expect(plain.headers.get('Content-Disposition')).toContain('03TNCN_CT26PA_1.pdf')
      expect(textOf(Buffer.from(await plain.arrayBuffer()))).not.toContain('CHUYỂN ĐỔI')
      const converted = await pdfAt(`/api/wtx/ca/v1/report/epit/${sid}?convert_yn=Y`)
      expect(textOf(Buffer.from(await converted.arrayBuffer())).toUpperCase()).toContain('CHUYỂN ĐỔI')
      expect(await readsOf(sid)).toHaveLength(1)
    },
  )

  it('the link of a certificate answers the PDF, and only to its company', async () => {
    const { sid } = await saved({ serial_no: 'CT26PA' })
    const { pdf_url, logo_img, bg_img } = await detail(sid)
    expect([logo_img, bg_img]).toEqual([contract.showImage.path.replace(':name', 'logo.png'), ''])
    const answer = await pdfAt(pdf_url ?? '')
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    expect((await pdfAt((pdf_url ?? '').replace(/.$/, (last) => (last === '0' ? '1' : '0')))).status).toBe(404)
    const other = await signInAs(server.origin, 'pit.admin@huongque.example')
    const asked = await fetch(`${server.origin}${pdf_url}`, { headers: { Cookie: other.cookie() } })
    expect(asked.status).toBe(404)
  })

  /** The mail to an address, once there is one. */
  const mailTo = async (address: string): Promise<string> => {
    const folder = join(server.folder, 'mail')
    const found = async (): Promise<string> => {
      const names = await readdir(folder).catch(() => [])
      const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
      return all.find((mail) => mail.includes(`<${address}>`)) ?? ''
    }
    await expect.poll(found, { timeout: 20_000 }).not.toBe('')
    return found()
  }
  const attached = (mail: string): Buffer | null => {
    const part = /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(mail)?.[1]
    return part === undefined ? null : Buffer.from(part, 'base64')
  }
  const pagesOf = (pdf: Buffer | null, password: string): string =>
    spawnSync('pdfinfo', ['-upw', password, '-'], { input: pdf ?? '', encoding: 'utf8' }).stdout

  it.skipIf(!hasPdftotext)(
    'the mail carries none, an open one, or one that the number of the identity paper opens',
    async () => {
      const choose = (attachment: 'none' | 'open' | 'closed') =>
        visitor.get(contract.choosePitCertificateMail, { body: { attachment, password: 'identity' } })
      const mailed = async (address: string): Promise<string> => {
        await accepted({ serial_no: 'CT26PA', taxpayer_eml: address })
        return mailTo(address)
      }
      expect(attached(await mailed('none@example.vn'))).toBeNull()
      await choose('open')
      const open = attached(await mailed('open@example.vn'))
      expect(pagesOf(open, '')).toMatch(/Encrypted: +no/)
      await choose('closed')
      const mail = await mailed('closed@example.vn')
      expect(pagesOf(attached(mail), '')).toBe('')
      expect(pagesOf(attached(mail), '001190012345')).toMatch(/Encrypted: +yes/)
      expect(mail).not.toContain('001190012345')
    },
  )
})

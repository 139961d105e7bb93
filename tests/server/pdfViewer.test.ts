import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import { previewLimit } from '../../src/api/contract/pdfViewer.ts'
import { previewLifetime } from '../../server/areas/pdfViewer/store/previews.ts'
import { signInAs, type Reply, type Visitor } from '../../tools/product/server/visitor.ts'
import { serverForTests } from './support/serverForTests.ts'

const filename = "Tờ khai 01-ĐKTĐ-HĐĐT (bản 'nháp').pdf"
const pdfOf = (size: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.3\n'), Buffer.alloc(size - 15, 0x20), Buffer.from('%%EOF\n')])
const pdf = pdfOf(2000)

let now = new Date('2026-11-20T03:00:00.000Z')
let admin: Visitor
let colleague: Visitor

const server = serverForTests({}, { clock: () => now })
beforeAll(async () => {
  admin = await signInAs(server.origin, 'admin@tokhai.example')
  colleague = await signInAs(server.origin, 'user@tokhai.example')
})

const keep = (visitor: Visitor, bytes: Buffer) =>
  visitor.get(contract.keepPreview, { body: { base64: bytes.toString('base64'), filename } })
const show = (visitor: Visitor, ts: number): Promise<Reply> =>
  visitor.ask(contract.showPreview, { query: { ts: String(ts) } })
const refusalOf = async (body: unknown) => {
  const { status, reason } = await admin.ask(contract.keepPreview, { body })
  return [status, reason]
}

describe('the PDF of the viewer', () => {
  it('comes back as it was given, under its name, for a frame of the page and nobody else', async () => {
    const { ts } = await keep(admin, pdf)
    const { status, text, headers } = await show(admin, ts)
    expect([status, text]).toEqual([200, pdf.toString()])
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe(
      "inline; filename*=UTF-8''T%E1%BB%9D%20khai%2001-%C4%90KT%C4%90-H%C4%90%C4%90T%20%28b%E1%BA%A3n%20%27nh%C3%A1p%27%29.pdf",
    )
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'self'")
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('has a name that no system takes for another kind of file', async () => {
    const named = { base64: pdf.toString('base64'), filename: 'a\u{202E}fdp:?.exe.pdf' }
    const { ts } = await admin.get(contract.keepPreview, { body: named })
    const { headers } = await show(admin, ts)
    expect(headers.get('content-disposition')).toBe("inline; filename*=UTF-8''a-fdp-.exe.pdf")
  })

  it('leaves every other answer unframed', async () => {
    const { headers } = await admin.ask(contract.profile)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('is shown to the session that gave it, and to no other of the same company', async () => {
    const { ts } = await keep(admin, pdf)
    expect((await show(colleague, ts)).reason).toBe('record.absent')
    const sameAccount = await signInAs(server.origin, 'admin@tokhai.example')
    expect((await show(sameAccount, ts)).reason).toBe('record.absent')
    expect((await show(admin, ts)).status).toBe(200)
  })

  it('is replaced by the next one, and never mistaken for it', async () => {
    const first = await keep(admin, pdf)
    now = new Date(now.getTime() + 1)
    const second = await keep(admin, pdfOf(3000))
    expect((await show(admin, first.ts)).reason).toBe('record.absent')
    expect((await show(admin, second.ts)).text).toHaveLength(3000)
  })

  it('is gone after ten minutes', async () => {
    const { ts } = await keep(admin, pdf)
    const taken = now
    now = new Date(taken.getTime() + previewLifetime)
    expect((await show(admin, ts)).status).toBe(200)
    now = new Date(taken.getTime() + previewLifetime + 1)
    expect((await show(admin, ts)).reason).toBe('record.absent')
  })

  it('is a PDF of a bounded size with a plain name', async () => {
    const base64 = pdf.toString('base64')
    expect(await refusalOf({ base64: pdfOf(previewLimit + 1).toString('base64'), filename })).toEqual([
      422,
      'pdf.tooLarge',
    ])
    expect((await keep(admin, pdfOf(previewLimit))).ts).toBe(now.getTime())
    for (const other of [
      '<html><script>alert(1)</script>%PDF-%%EOF',
      '%PDF-1.3 without its end',
      `%PDF-%%EOF${' '.repeat(1024)}`,
    ])
      expect(await refusalOf({ base64: Buffer.from(other).toString('base64'), filename })).toEqual([
        422,
        'pdf.notReadable',
      ])
    for (const bad of ['', ' ', 'a/b.pdf', String.raw`a\b.pdf`, 'a\r\nSet-Cookie: x', 'x'.repeat(151)])
      expect(await refusalOf({ base64, filename: bad })).toEqual([400, 'request.malformed'])
    expect(await refusalOf({ base64: '*not base64*', filename })).toEqual([400, 'request.malformed'])
  })

  it('is taken from the page of this server only', async () => {
    const response = await fetch(`${server.origin}${contract.keepPreview.path}`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example', Cookie: admin.cookie(), 'Content-Type': 'application/json' },
      body: JSON.stringify({ base64: pdf.toString('base64'), filename }),
    })
    expect(response.status).toBe(403)
  })
})

import { describe, expect, it } from 'vitest'
import { createTemplate } from '../../server/areas/templates/save.ts'
import { templateReport } from '../../server/areas/templates/report.ts'
import type { Member } from '../../server/companies/member.ts'
import type { StoredImage } from '../../server/images/images.ts'
import type { PrintOrder } from '../../server/printing/order.ts'
import type { PdfPrinter } from '../../server/printing/pdfPrinter.ts'
import { succeed } from '../../src/domain/result.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import { backgroundImage, logoImage } from '../features/support/pictures.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const member: Member = { account, companyId, expiresAt: 0 }
const clock = () => new Date('2026-11-20T01:00:00.000Z')

const certificate = { smbl_type: 'CT', smbl_kind: 'E', form_no: '03/TNCN', serial_no: 'CT26QX', temp_id: 'CTPIT00000' }
const invoice = { smbl_type: 'T', smbl_kind: 'C', form_no: '1', serial_no: 'C26TQX', temp_id: '1000000111' }
const payloadOf = (codes: typeof certificate) => ({
  ...codes,
  start_date: '2026-07-01',
  start_no: '7',
  pos_comp: [],
  bg_img: '',
  id: '',
})

const pictureOf = (name: string, image: string): StoredImage => ({
  name,
  type: 'image/png',
  bytes: new Uint8Array(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')),
})
const pictures = [pictureOf('logo.png', logoImage), pictureOf('background.png', backgroundImage)]
const images = {
  find: (company: string, name: string) =>
    Promise.resolve(company === companyId ? (pictures.find((picture) => picture.name === name) ?? null) : null),
}

const printerOf = (print: PdfPrinter['print']) => {
  const orders: PrintOrder[] = []
  return {
    orders,
    print: (order: PrintOrder) => {
      orders.push(order)
      return print(order)
    },
  }
}
const drawn = new Uint8Array([37, 80, 68, 70])

describe.each(databases.map((database) => [database.kind, database] as const))('on %s', (_kind, database) => {
  const opened = storeForTests(database)

  const create = async (kind: 'document' | 'invoice', letters = 'QX'): Promise<string> => {
    const codes = kind === 'document' ? certificate : invoice
    const payload = payloadOf({ ...codes, serial_no: codes.serial_no.replace('QX', letters) })
    const made = await createTemplate(opened.store, clock, member, {
      kind,
      payload,
      logo: 'logo.png',
      background: 'background.png',
    })
    if (!made.ok) throw new Error(made.failure.reason)
    return made.value.id
  }

  it('the report of a certificate template has its company, symbol and pictures, and is marked as a sample', async () => {
    const printer = printerOf(() => Promise.resolve(succeed(drawn)))
    const report = templateReport({ store: opened.store, images, printer })
    const made = await report(companyId, await create('document'))
    expect(made).toEqual({ ok: true, value: { bytes: drawn, filename: 'PIT_Certificate_Template.pdf' } })
    const [order] = printer.orders
    expect(JSON.stringify(order)).toContain(companies[0]?.vietnam_name ?? 'no company')
    const reference = 'Mẫu số: 03/TNCN – Ký hiệu: CT26QX – Số: 7'
    expect(order).toMatchObject({ certificate: { mark: 'MẪU', reference } })
    expect(order?.images.logo).toMatch(/^data:image\/png;/)
    expect(order?.images.background).toMatch(/^data:image\/jpeg;/)
  })

  it('only certificate templates of the own company have a report', async () => {
    const printer = printerOf(() => Promise.resolve(succeed(drawn)))
    const report = templateReport({ store: opened.store, images, printer })
    const absent = { ok: false, failure: { reason: 'record.absent' } }
    const template = await create('document', 'QY')
    expect(await report(companies[1]?.id ?? '', template)).toEqual(absent)
    expect(await report(companyId, await create('invoice'))).toEqual(absent)
    expect(printer.orders).toEqual([])
  })
})

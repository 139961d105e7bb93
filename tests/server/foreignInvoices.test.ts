import { beforeAll, describe, expect, it } from 'vitest'
import { takeIn } from '../../server/areas/invoices/foreign/takeIn.ts'
import { openStore } from '../../server/openStore.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { coded, foreignXml, zipOf } from './support/foreignInvoices.ts'
import { declareInvoices, invoiceSteps } from './support/invoices.ts'
import { serverForTests } from './support/serverForTests.ts'
import { putInvoiceTemplateInUse } from './support/templatesInUse.ts'

const databases = await startDatabases()

const ttkhac = '<TTKhac><TTin><TTruong>MaTraCuu</TTruong><KDLieu>string</KDLieu><DLieu>X1</DLieu></TTin></TTKhac>'

describe.each(databases.map((database) => [database.kind, database] as const))(
  'invoices of other systems, over %s',
  (_kind, database) => {
    const server = serverForTests({}, { database })
    let visitor: Visitor
    let key: SigningKey
    beforeAll(async () => {
      visitor = await signInAs(server.origin, 'admin@tokhai.example')
      key = await demoKey(server.folder)
      await declareInvoices(server.location)
      await putInvoiceTemplateInUse(server.location, { serial_no: 'C26TFW' })
    })
    const { generated, issue } = invoiceSteps(() => ({ visitor, key }))

    const upload = (content: string | Buffer, file_name = 'hd.xml') =>
      visitor.get(contract.uploadForeignInvoices, {
        body: { file: new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), file_name },
      })
    const outcomeOf = async (content: string | Buffer) => {
      const { files } = await upload(content)
      return files.map(({ problem, at }) => (at === '' ? problem : `${problem} ${at}`)).join()
    }
    const listed = async (search_value = '') =>
      (await visitor.get(contract.listForeignInvoices, { body: { search_value, page_size: '100' } })).invoices

    it('are verified, listed, shown with what the product does not know, handed out as they came, and deleted', async () => {
      const written = (xml: string) =>
        xml.replace('</TTChung>', `${ttkhac}</TTChung>`).replace('</NBan>', `<MaCuaHang>7</MaCuaHang>${ttkhac}</NBan>`)
      const xml = coded(await foreignXml(key, { number: 41, written }))
      const { kept, files } = await upload(`\u{FEFF}${xml}`)
      expect(kept).toBe(1)
      expect(files).toMatchObject([
        { file: 'hd.xml', problem: null, serial_no: '1C26TNG', inv_no: '41', unknown: ['NDHDon/NBan/MaCuaHang'] },
      ])
      const id = files[0]?.id ?? ''
      expect(await listed('hoa lan 0100109106')).toMatchObject([
        {
          id,
          form_no: '1',
          serial_no: 'C26TNG',
          inv_no: '41',
          inv_date: '2026-03-02',
          total_amt: '702000',
          tax_auth_cd: '00A1B2C3D4E5F60718293A4B5C6D7E8F90',
          signature: 'valid',
          signed_at: '2026-11-20T10:00:00',
        },
      ])
      expect(await visitor.get(contract.foreignInvoiceDetail, { params: { id } })).toMatchObject({
        comp_taxcd: '0199999984',
        lines: [{ name: 'Giấy in A4', quantity: '10', price: '65000', rate: '8%', amount: '650000' }],
        unknown: ['NDHDon/NBan/MaCuaHang'],
        content: {
          sid: '',
          form_no: '1',
          serial_no: 'C26TNG',
          inv_date: '2026-03-02',
          tax_code: '0100109106',
          lines: [{ item_name: 'Giấy in A4', unit: 'Ram', quantity: '10', price: '65000', vat_rate: '8%' }],
        },
      })
      expect((await visitor.ask(contract.foreignInvoiceXml, { params: { id } })).text).toBe(xml)
      expect(await outcomeOf(xml)).toBe('known')
      expect(await visitor.get(contract.deleteForeignInvoices, { body: { id: [id, 'unknown'] } })).toEqual({
        deleted: 1,
      })
      expect(await listed('1C26TNG-41')).toEqual([])
      expect(await outcomeOf(xml)).toBe('')
    })

    it('are refused, each with its reason, where they are changed, of others, or no invoices', async () => {
      const xml = await foreignXml(key)
      const signature = /<Signature [^]*<\/Signature>/.exec(xml)?.[0] ?? ''
      const core = /<DLHDon[^]*<\/DLHDon>/.exec(xml)?.[0] ?? ''
      const cases: readonly (readonly [string | Buffer, string])[] = [
        [xml.replace('<TgTTTBSo>702000', '<TgTTTBSo>7020'), 'changed'],
        [xml.replace(/(?<=<SignatureValue>)./, (letter) => (letter === 'A' ? 'B' : 'A')), 'changed'],
        [xml.replace(signature, ''), 'not_signed'],
        [await foreignXml(key, { said: { comp_taxcd: '0100109106' } }), 'stranger NDHDon/NBan/MST'],
        [await foreignXml(key, { written: (text) => text.replace('2.1.0', '1.0.0') }), 'unknown_version TTChung/PBan'],
        [
          await foreignXml(key, { written: (text) => text.replace('<KHMSHDon>1', '<KHMSHDon>6') }),
          'unknown_form TTChung/KHMSHDon',
        ],
        [
          await foreignXml(key, { written: (text) => text.replace(/<SHDon>\d+<\/SHDon>/, '') }),
          'incomplete TTChung/SHDon',
        ],
        [
          await foreignXml(key, { written: (text) => text.replace('<SHDon>7', '<SHDon>8</SHDon><SHDon>7') }),
          'incomplete TTChung/SHDon',
        ],
        // Signatures that cover something else than what is read.
        [xml.replace(core, core.replace('IDforeign', 'ID9') + core), 'not_an_invoice'],
        [xml.replace('</Signature>', `<Object>${core}</Object></Signature>`), 'unknown_signature'],
        [xml.replace('<NDHDon>', '<NDHDon Id="IDforeign">'), 'not_an_invoice'],
        [xml.replace('</DLHDon>', `</DLHDon><MCCQT>1</MCCQT><MCCQT>2</MCCQT>`), 'not_an_invoice'],
        [xml.replace('<NBan><Signature', '<CQT><Signature').replace('</NBan></DSCKS>', '</CQT></DSCKS>'), 'not_signed'],
        [xml.replace('URI="#IDforeign"', 'URI=""'), 'unknown_signature'],
        // Texts that are made to harm who reads them.
        [`<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${xml}`, 'forbidden_markup'],
        [xml.replace('Giấy in', '<!--x-->Giấy in'), 'forbidden_markup'],
        [Buffer.from(xml, 'utf16le'), 'not_utf8'],
        [Buffer.from([0xff, 0xfe, 0x3c]), 'not_utf8'],
        ['<a>'.repeat(50_000), 'not_xml'],
        ['<HDon/>', 'not_an_invoice'],
        ['no xml', 'not_xml'],
        [Buffer.alloc(1024 * 1024 + 1, 0x20), 'too_large'],
      ]
      for (const [content, wanted] of cases) expect([wanted, await outcomeOf(content)]).toEqual([wanted, wanted])
      expect(await listed('1C26TNG-7')).toEqual([])
    }, 120_000)

    it('come in archives, each file for itself, whatever the archive says of them', async () => {
      const [good, changed] = [await foreignXml(key, { number: 51 }), await foreignXml(key, { number: 52 })]
      const stranger = await foreignXml(key, { said: { comp_taxcd: '0100109106' } })
      const bomb = Buffer.alloc(8 * 1024 * 1024)
      const archive = zipOf([
        { name: '../../etc/good.xml', bytes: Buffer.from(good) },
        { name: 'changed.xml', bytes: Buffer.from(changed.replace('Giấy in', 'Giay in')) },
        { name: 'stranger.xml', bytes: Buffer.from(stranger) },
        { name: 'again\n.xml', bytes: Buffer.from(good) },
        { name: 'bomb.xml', bytes: bomb },
        { name: 'hidden.xml', bytes: bomb, size: 1000 },
        { name: 'empty.xml', bytes: Buffer.alloc(0) },
      ])
      const { kept, files } = await upload(archive, 'hoa-don.zip')
      expect(kept).toBe(1)
      expect(files.map(({ file, problem }) => [file, problem])).toEqual([
        ['../../etc/good.xml', null],
        ['changed.xml', 'changed'],
        ['stranger.xml', 'stranger'],
        ['again.xml', 'known'],
        ['bomb.xml', 'too_large'],
        ['hidden.xml', 'damaged'],
        ['empty.xml', 'empty'],
      ])
      const ask = async (bytes: Buffer) =>
        visitor.ask(contract.uploadForeignInvoices, {
          body: { file: new Blob([new Uint8Array(bytes)]), file_name: '' },
        })
      expect(await ask(archive.subarray(0, archive.length - 30))).toMatchObject({
        status: 422,
        reason: 'foreignInvoice.archiveDamaged',
      })
      const many = Array.from({ length: 1001 }, (_, index) => ({ name: `${index}`, bytes: Buffer.from('x') }))
      expect(await ask(zipOf(many))).toMatchObject({ status: 422, reason: 'foreignInvoice.archiveTooLarge' })
      const wide = Array.from({ length: 65 }, (_, index) => ({ name: `${index}`, bytes: Buffer.alloc(1024 * 1024) }))
      expect(await ask(zipOf(wide))).toMatchObject({ status: 422, reason: 'foreignInvoice.archiveTooLarge' })
    }, 120_000)

    it('are kept once where two send them at the same time, and not beside an own invoice of the number', async () => {
      const xml = await foreignXml(key, { number: 61 })
      const both = await Promise.all([outcomeOf(xml), outcomeOf(xml)])
      expect(both.toSorted()).toEqual(['', 'known'])
      const own = await generated({ serial_no: 'C26TFW' })
      await issue(own)
      const same = { number: Number(own.inv_no), said: { serial_no: 'C26TFW' } }
      expect(await outcomeOf(await foreignXml(key, same))).toBe('own')
    })

    it('say where the server does not know the authority of their certificate', async () => {
      const { store } = await openStore(server.location)
      const account = await store.accounts.byUserId('admin@tokhai.example')
      if (account === null || account.companyId === null) throw new Error('the demo has no administrator')
      const at = new Date('2026-11-21T00:00:00Z')
      const clock = () => at
      const member = { account, companyId: account.companyId, expiresAt: at.getTime() / 1000 }
      const bytes = Buffer.from(await foreignXml(key, { number: 71 }))
      const taken = await takeIn({ store, clock, roots: [] }, member, { bytes, name: 'a.xml' })
      expect(taken).toMatchObject({ ok: true, value: [{ problem: null }] })
      expect(await listed('1C26TNG-71')).toMatchObject([{ signature: 'unknown_issuer' }])
      await store.close()
    })
  },
)

import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { describe, expect, it } from 'vitest'
import type { PrintableDeclaration } from '../../src/domain/declaration/print/layout.ts'
import { printedFormOf } from '../../src/domain/declaration/print/print.ts'
import type { CertificateRow } from '../../src/domain/declaration/certificateRows.ts'
import type { DeclarationValues } from '../../src/domain/declaration/values.ts'
import { sampleDeclaration, sampleRow } from '../../walks/flows/sampleDeclaration.ts'
import { printPdf } from './support/printPdf.ts'
import { hasPdftotext, overprinted, pagesOf, placedWords, textOf } from './support/readPdf.ts'

if (!hasPdftotext) console.info('skipped: pdftotext is not installed, so no print is read back')

const certificates = (count: number): CertificateRow[] =>
  Array.from({ length: count }, (_, index) => ({
    ...sampleRow,
    sig_id: `sig-${index}`,
    serial_no: `5401${String(index).padStart(4, '0')}`,
  }))

const declarationWith = (
  change: Partial<DeclarationValues>,
  rest: Partial<PrintableDeclaration> = {},
): PrintableDeclaration => ({
  form: eInvoice,
  values: { ...sampleDeclaration, digital_signatures: [{ ...sampleRow }], ...change },
  isDraft: false,
  signer: '',
  signedAt: '',
  ...rest,
})

const printDeclaration = (declaration: PrintableDeclaration): Promise<Buffer> =>
  printPdf({ kind: 'form', form: printedFormOf(declaration) })

const printed = async (declaration: PrintableDeclaration): Promise<string[][]> =>
  pagesOf(await printDeclaration(declaration))

/** Every letter that Vietnamese writes, in both cases. */
const bases = ['a', 'ă', 'â', 'e', 'ê', 'i', 'o', 'ô', 'ơ', 'u', 'ư', 'y']
const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323']
const lower = [...bases.flatMap((base) => tones.map((tone) => (base + tone).normalize('NFC'))), 'đ']
const letters = [...lower, ...lower.map((letter) => letter.toUpperCase())]

describe.skipIf(!hasPdftotext)('a print read back', () => {
  it.each(['2.1.1', '2.1.0', '2.0.1'] as const)('says what the form says, in version %s', async (xml_vs) => {
    const declaration = declarationWith(
      { xml_vs },
      { signer: 'CÔNG TY TNHH Gốm Bát Tràng', signedAt: '2025-06-02T09:10:11' },
    )
    const form = printedFormOf(declaration)
    const text = (await printed(declaration)).flat().join(' ').replaceAll(/\s+/g, '')
    const said = [
      ...form.motto,
      ...form.title,
      form.formNumber,
      form.commitment,
      form.placeAndDay,
      ...form.signatory,
      ...form.sections.map(({ title }) => title),
    ]
    for (const words of said) expect(text).toContain(words.replaceAll(/\s+/g, ''))
    for (const { label, value } of [...form.fields, ...(form.signature ?? [])])
      expect(text).toContain(`${label}${value}`.replaceAll(/\s+/g, ''))
    for (const { boxes } of form.sections)
      for (const { label } of boxes) expect(text).toContain(label.slice(0, 60).replaceAll(/\s+/g, ''))
  })

  it('has every Vietnamese letter', async () => {
    const text = (await printed(declarationWith({ sllr_comp_nm: letters.join(' ') }))).flat().join(' ')
    expect(letters.filter((letter) => !text.includes(letter))).toEqual([])
  })

  it('has Hangul beside Latin letters', async () => {
    const text = (await printed(declarationWith({ sllr_comp_nm: '김민수 (Kim Minsu) 대표' }))).flat().join('\n')
    expect(text).toContain('김민수 (Kim Minsu) 대표')
  })

  it('repeats the head of a long table and keeps all its rows', async () => {
    const pages = await printed(declarationWith({ digital_signatures: certificates(50) }))
    const rowsOf = (page: readonly string[]) => page.filter((line) => /5401\d{4}/.test(line)).length
    const tablePages = pages.filter((page) => rowsOf(page) > 0)
    expect(tablePages.length).toBeGreaterThan(1)
    expect(tablePages.map((page) => page.filter((line) => line.includes('Số sê-ri chứng thư')).length >= 1)).toEqual(
      tablePages.map(() => true),
    )
    expect(tablePages.reduce((sum, page) => sum + rowsOf(page), 0)).toBe(50)
  })

  // With that many lines of address, a section's title or the head of the certificates would come last on a page.
  it.each([4, 8, 48, 52, 56])('leaves no title alone at the foot of a page, %i addresses long', async (count) => {
    const contact_add = Array.from(
      { length: count },
      () => 'Số 5 ngõ 12, phố Đào Tấn, phường Ngọc Khánh, quận Ba Đình, thành phố Hà Nội',
    ).join('; ')
    const pages = await printed(declarationWith({ xml_vs: '2.0.1', contact_add, digital_signatures: certificates(6) }))
    expect(pages.map((page) => page.at(-2)).filter((line = '') => /^\d{1,2}\. /.test(line))).toEqual([])
  })

  it.each(['2.1.1', '2.1.0', '2.0.1'] as const)('prints nothing over anything else, in version %s', async (xml_vs) => {
    const declaration = declarationWith(
      { xml_vs, digital_signatures: certificates(50), sllr_comp_nm: 'CÔNG TY TNHH '.repeat(20) },
      { signer: 'CÔNG TY TNHH '.repeat(20) },
    )
    expect(overprinted(placedWords(await printDeclaration(declaration)))).toEqual([])
  })

  it.each(['2.1.1', '2.1.0', '2.0.1'] as const)(
    'keeps titles with rows that fill a third of a page, in version %s',
    async (xml_vs) => {
      const org_name = 'Công ty Cổ phần Đầu tư Phát triển '.repeat(12)
      const rows = certificates(6).map((row) => ({ ...row, org_name }))
      const pages = await printed(declarationWith({ xml_vs, digital_signatures: rows }))
      expect(pages.map((page) => page.at(-2)).filter((line = '') => /^\d{1,2}\. /.test(line))).toEqual([])
    },
  )

  it.each([1, 30])('prints no row over the head of a table on the first page, of %i certificates', async (count) => {
    const values = {
      ...declarationWith({ digital_signatures: certificates(count) }).values,
      xml_vs: '2.1.0',
      decl_form_no: eDocument.number,
    }
    const pdf = await printDeclaration({ ...declarationWith({}), form: eDocument, values })
    expect(overprinted(placedWords(pdf))).toEqual([])
    const [first = []] = pagesOf(pdf)
    expect(first.some((line) => line === 'dụng)')).toBe(true)
  })

  it('prints 30 certificates and names of 400 characters whole and apart, for e-documents', async () => {
    const name = 'Công ty Trách nhiệm Hữu hạn Một thành viên '.repeat(10).slice(0, 400)
    const rows = certificates(30).map((row) => ({ ...row, org_name: name }))
    const texts = { sllr_comp_nm: name, contact_add: name, decl_form_no: eDocument.number }
    const { values } = declarationWith({ ...texts, digital_signatures: rows })
    const pdf = await printDeclaration({ ...declarationWith({}, { signer: name }), form: eDocument, values })
    expect(overprinted(placedWords(pdf))).toEqual([])
    const said = textOf(pdf).replaceAll(/\s+/g, '')
    expect(said.split(name.replaceAll(/\s+/g, ''))).toHaveLength(1 + 30 + 3)
  })

  it('prints 50 units that look up invoices apart, each day and tax code on one line', async () => {
    const days = { issued_from: '2026-07-01', issued_to: '2026-12-31', from_date: '2026-08-01', to_date: '2027-07-31' }
    const note = 'Ghi chú rất dài '.repeat(16).slice(0, 255)
    const org_name = 'Công ty Trách nhiệm Hữu hạn Một thành viên '.repeat(10).slice(0, 400)
    const unit = { ...days, org_name, tax_code: '0100684378-001', invoices: '3', note }
    const short = { ...unit, org_name: 'Công ty Kiểm toán Á Châu', note: '' }
    const lookup_units = Array.from({ length: 50 }, (_, index) => (index < 5 ? unit : short))
    const words = placedWords(await printDeclaration(declarationWith({ lookup_units })))
    expect(overprinted(words)).toEqual([])
    const said = words.flat().map(({ word }) => word)
    for (const whole of ['01/07/2026', '31/12/2026', '01/08/2026', '31/07/2027', unit.tax_code])
      expect([whole, said.filter((word) => word === whole).length]).toEqual([whole, 50])
  })

  it('keeps what is committed to and the signature on one page', async () => {
    const pages = await printed({ ...declarationWith({}), form: eDocument })
    const withSignature = pages.find((page) => page.includes('NGƯỜI NỘP THUẾ hoặc'))
    expect(withSignature?.some((line) => line.startsWith('Chúng tôi cam kết'))).toBe(true)
  })

  it('counts its pages', async () => {
    const pages = await printed(declarationWith({}))
    expect(pages.map((page) => page.at(-1))).toEqual(pages.map((_, index) => `Trang ${index + 1}/${pages.length}`))
  })

  it('marks every page of a draft and no page of what was filed', async () => {
    const letterCount = (pages: readonly string[][]) =>
      pages.map(
        (page) =>
          page
            .join(' ')
            .normalize('NFD')
            .replaceAll(/[\p{M}\s]/gu, '').length,
      )
    const draft = await printed(declarationWith({}, { isDraft: true }))
    const filed = await printed(declarationWith({}))
    expect(draft).toHaveLength(filed.length)
    const plain = letterCount(filed)
    for (const [index, count] of letterCount(draft).entries()) expect(count).toBeGreaterThan(plain[index] ?? 0)
  })
})

it('is a small PDF with its fonts inside', async () => {
  const pdf = await printDeclaration(declarationWith({ digital_signatures: certificates(50) }))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeLessThan(200_000)
})

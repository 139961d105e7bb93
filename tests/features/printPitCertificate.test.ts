import { spawnSync } from 'node:child_process'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { printedCertificateOf, type PrintableCertificate } from '../../src/domain/pitCertificate/print/print.ts'
import type { PackedPrint } from '../../src/printing/drawing/pack/printedPack.ts'
import type { PitCertificatePrint } from '../../src/printing/drawing/templates/certificate/definition.ts'
import { noImages, type PageImages } from '../../src/printing/drawing/templates/page.ts'
import { backgroundImage, logoImage } from './support/pictures.ts'
import official from './support/pitCertificateTexts.json'
import { printablePitCertificate, related } from './support/printablePitCertificate.ts'
import { printPdf } from './support/printPdf.ts'
import { hasPdftotext, overprinted, pagesOf, placedWords, textOf, type PlacedWord } from './support/readPdf.ts'

if (!hasPdftotext) console.info('skipped: pdftotext is not installed, so no PIT certificate is read back')

const caption = { vi: v.string(), viBefore: v.optional(v.string()), en: v.string() }
const textsSchema = v.object({
  header: v.array(v.object(caption)),
  sections: v.array(
    v.object({ no: v.string(), ...caption, criteria: v.array(v.object({ key: v.string(), ...caption })) }),
  ),
  footer: v.object(
    v.entriesFromList(
      ['signer', 'signer_2025', 'signature_note', 'signed_by', 'signed_date', 'check', 'lookup'],
      v.string(),
    ),
  ),
  relation: v.string(),
  converted: v.object(
    v.entriesFromList(['converted_title', 'converter', 'converter_note', 'convert_date'], v.string()),
  ),
})
const texts = v.parse(textsSchema, official)

const printOf = (certificate: PrintableCertificate): PitCertificatePrint => ({
  kind: 'pitCertificate',
  certificate: printedCertificateOf(certificate),
  logo: null,
  background: null,
})

const draw = (certificate: PrintableCertificate, images: PageImages = noImages): Promise<Buffer> =>
  printPdf(printOf(certificate), images)

/** Brackets around the English stand where a line of it breaks, and colons where a value follows. */
const closed = (text: string): string => text.replaceAll(/[\s:()…]/g, '')

/** What does not follow what was found before it. */
const missing = (said: string, wanted: readonly string[]): string[] => {
  let from = 0
  return wanted.filter((text) => {
    const at = said.indexOf(closed(text), from)
    if (at >= 0) from = at + closed(text).length
    return at < 0
  })
}

const saidBy = async (certificate: PrintableCertificate): Promise<string> => closed(textOf(await draw(certificate)))

const monthsSaid = [
  ['Thời điểm trả thu nhập', 'Time of income payment'],
  ['Từ tháng', 'From month', '01', 'đến tháng', 'to month', '11', 'năm', 'year', '2026'],
].flat()

/** Captions of the form in their order, Vietnamese before English. */
const captionsOf = (isBefore: boolean): string[] => {
  const vietnamese = ({ vi, viBefore }: { readonly vi: string; readonly viBefore?: string | undefined }): string =>
    isBefore ? (viBefore ?? vi) : vi
  return texts.sections.flatMap(({ criteria, ...section }) => [
    `${section.no}. ${vietnamese(section)}`,
    section.en,
    ...criteria.flatMap(({ key, en, ...criterion }) => {
      if (key === '16') return ['[16]', ...monthsSaid]
      // The English of [12] says more of when it is filled in, as the Vietnamese does.
      return [`[${key}]`, vietnamese(criterion), key === '12' && isBefore ? 'ID/Passport number if' : en]
    }),
  ])
}

const old: Parameters<typeof printablePitCertificate>[0] = {
  xml_vs: '2.1.0',
  inv_date: '2026-06-30',
  serial_no: 'CT/26E',
}

describe.skipIf(!hasPdftotext)('a printed PIT certificate', () => {
  it.each([
    ['before 1 July 2026', old, true],
    ['since then', {}, false],
  ] as const)('says every caption of the form of days %s, in its order', async (_, change, isBefore) => {
    const said = await saidBy(printablePitCertificate(change))
    const { footer } = texts
    const wanted = [
      ...captionsOf(isBefore),
      isBefore ? footer.signer_2025 : footer.signer,
      footer.signature_note,
      footer.signed_by.replace('{tên}', 'CÔNG TY TNHH THƯƠNG MẠI VÀ DỊCH VỤ SAO MAI XANH'),
      footer.signed_date.replace('dd-mm-yyyy', '06-12-2026'),
    ]
    expect(missing(said, wanted)).toEqual([])
    const beside = [
      ...texts.header.flatMap(({ vi, en }) => [vi, en]),
      footer.check,
      footer.lookup.replace('{web}', 'https://tokhai.example/tra-cuu').replace('{mã}', 'A7K2M9QX41'),
    ]
    expect(beside.filter((text) => !said.includes(closed(text)))).toEqual([])
    expect(said).not.toContain(closed(isBefore ? footer.signer : footer.signer_2025))
  })

  it('says what the certificate holds, amounts with dots between thousands', async () => {
    const said = await saidBy(printablePitCertificate())
    const values = ['079080001234', 'Trần Minh Quân', '37.800.000 đồng', '360.000.000 đồng', '7.420.000 đồng', 'CT26AA']
    expect(values.filter((value) => !said.includes(closed(value)))).toEqual([])
    expect(said).toContain(closed('ngày 05 tháng 12 năm 2026'))
    expect(await saidBy(printablePitCertificate({ final_income_amt: '-1234567' }))).toContain('-1.234.567đồng')
  })

  it.each([
    ['1', 'thay thế'],
    ['2', 'điều chỉnh'],
  ] as const)(
    'names the certificate that one of feature %s is about, and an original names none',
    async (inv_feature, does) => {
      const relation = texts.relation
        .replace('{thay thế|điều chỉnh}', does)
        .replace('{SCTCLQuan}', '57')
        .replace('{KHMSCTCLQuan}', '03/TNCN')
        .replace('{KHCTCLQuan}', 'CT/26E')
        .replace('{dd}', '05')
        .replace('{mm}', '06')
        .replace('{yyyy}', '2026')
      expect(await saidBy(printablePitCertificate({ ...related, inv_feature }))).toContain(closed(relation))
      expect(await saidBy(printablePitCertificate())).not.toContain(closed('cho chứng từ số'))
    },
  )

  it('says on a converted one what it is, by whom and when, and on others nothing of it', async () => {
    const conversion = { by: 'Lê Thị Ngọc Ánh', on: '2026-12-29' }
    const said = await saidBy(printablePitCertificate({}, { conversion }))
    const { converted_title, converter, converter_note, convert_date } = texts.converted
    const wanted = [
      converted_title,
      converter,
      converter_note,
      convert_date.replace('dd/mm/yyyy', '29/12/2026'),
      conversion.by,
    ]
    expect(wanted.filter((text) => !said.includes(closed(text)))).toEqual([])
    const plain = await saidBy(printablePitCertificate())
    expect([converted_title, converter].filter((text) => plain.includes(closed(text)))).toEqual([])
  })

  it('has no signature, no lookup and no number as a draft', async () => {
    const draft = printablePitCertificate({}, { isDraft: true, number: '', signer: 'SAO MAI XANH', lookupCode: '' })
    const said = await saidBy(draft)
    for (const text of [texts.footer.signed_by.slice(0, 10), 'Mã tra cứu', 'SốNo128'])
      expect(said).not.toContain(closed(text))
  })
})

/** Letters of a mark across the page, which lies over other words. */
const isOfTheMark = ({ top, bottom }: PlacedWord): boolean => bottom - top > 40

const long = (unit: string): string => unit.repeat(400).slice(0, 400).trim()
const amount = '999999999999999'
const overfull = printablePitCertificate(
  {
    ...related,
    comp_nm: long('CÔNG TY TRÁCH NHIỆM HỮU HẠN MỘT THÀNH VIÊN '),
    comp_add: long('W'),
    taxpayer_nm: long('Nguyễn Thị Thanh Hương '),
    taxpayer_add: long('ộ'),
    income_type: long('Thu nhập từ tiền lương ').slice(0, 250),
    final_insurance_amt: amount,
    donations_amt: amount,
    final_income_amt: `-${amount}`,
    final_income_before_tax: amount,
    final_income_tax: amount,
  },
  { signer: long('CÔNG TY '), number: '99999999', conversion: { by: long('Lê Thị Ngọc Ánh '), on: '2026-12-29' } },
)

describe.skipIf(!hasPdftotext)('the pages of a PIT certificate', () => {
  it.each([
    ['BẢN NHÁP', printablePitCertificate({}, { isDraft: true })],
    ['', printablePitCertificate()],
  ] as const)('have across them "%s"', async (mark, certificate) => {
    const marks = placedWords(await draw(certificate)).map((page) =>
      page
        .filter(isOfTheMark)
        .flatMap(({ word }) => [...word])
        .toSorted(),
    )
    expect(marks).toEqual([[...mark.replace(' ', '')].toSorted()])
  })

  it('keep texts of 400 characters whole, amounts on one line, and all within the page', async () => {
    const pdf = await draw(overfull, { logo: logoImage, background: backgroundImage })
    const words = placedWords(pdf)
    const text = words
      .flat()
      .map(({ word }) => word)
      .join('')
    const { comp_nm, comp_add, taxpayer_nm, taxpayer_add } = overfull.values
    for (const value of [comp_nm, comp_add, taxpayer_nm, taxpayer_add])
      expect(text).toContain(value.replaceAll(' ', ''))
    expect(
      pagesOf(pdf)
        .flat()
        .filter((line) => line.endsWith('999.999.999.999.999 đồng')),
    ).toHaveLength(5)
    expect(overprinted(words)).toEqual([])
    expect(words.flat().filter(({ left, right, bottom }) => left < 40 || right > 556 || bottom > 836)).toEqual([])
  })

  it.each([
    ['an ordinary one', printablePitCertificate(), 1],
    [
      'one with a relation, converted',
      printablePitCertificate(related, { conversion: { by: 'Lê Thị Ánh', on: '2026-12-29' } }),
      1,
    ],
    ['an overfull one', overfull, 2],
  ] as const)('are as few as %s needs', async (_, certificate, pages) => {
    expect(pagesOf(await draw(certificate, { logo: logoImage, background: null }))).toHaveLength(pages)
  })

  it('are in a pack what they are alone, with page numbers and pictures of their own', async () => {
    const images = { logo: logoImage, background: backgroundImage }
    const certificates = [printablePitCertificate({}, { isDraft: true }), overfull, printablePitCertificate(old)]
    const alone: string[][] = []
    for (const certificate of certificates) alone.push(...pagesOf(await draw(certificate, images)))
    const prints = certificates.map((certificate, index): PackedPrint => ({
      ...printOf(certificate),
      name: `${index}`,
    }))
    const pdf = await printPdf({ kind: 'pack', pack: { title: 'Chứng từ', prints } }, images)
    expect(pagesOf(pdf)).toEqual(alone)
    const pictures = spawnSync('pdfimages', ['-list', '-'], { input: pdf, encoding: 'utf8' }).stdout
    expect(pictures.match(/ image +248 +351 /g)).toHaveLength(4)
  })

  it('are titled by form, symbol and number [002-9-18]', async () => {
    const info = spawnSync('pdfinfo', ['-'], { input: await draw(printablePitCertificate()), encoding: 'utf8' }).stdout
    expect(info).toMatch(/Title: +03\/TNCN_CT26AA_128\n/)
  })
})

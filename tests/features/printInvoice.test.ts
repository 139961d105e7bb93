import { spawnSync } from 'node:child_process'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { amountOf, decimal, sum } from '../../src/domain/amounts/decimal.ts'
import { invoiceAmounts } from '../../src/domain/invoice/amounts.ts'
import type { InvoiceValues } from '../../src/domain/invoice/content.ts'
import { printedInvoiceOf, type PrintableInvoice } from '../../src/domain/invoice/print/print.ts'
import { readAmount, shownMoney } from '../../src/domain/money.ts'
import { layoutIds } from '../../src/domain/templates/codes.ts'
import { isInvoiceLayout } from '../../src/domain/templates/invoice/layouts.ts'
import type { PackedPrint } from '../../src/printing/drawing/pack/printedPack.ts'
import type { InvoicePrint } from '../../src/printing/drawing/templates/invoice/definition.ts'
import { noImages, type PageImages } from '../../src/printing/drawing/templates/page.ts'
import official from './support/invoiceTexts.json'
import { backgroundImage, logoImage } from './support/pictures.ts'
import { invoiceLine, printableInvoice, salesInvoice } from './support/printableInvoice.ts'
import { printPdf } from './support/printPdf.ts'
import { hasPdftotext, overprinted, pagesOf, placedWords, textOf, type PlacedWord } from './support/readPdf.ts'
import { sampleSeller } from './support/templateOf.ts'

if (!hasPdftotext) console.info('skipped: pdftotext is not installed, so no invoice is read back')

const form = v.object({
  title: v.string(),
  lines: v.array(v.string()),
  columns: v.array(v.string()),
  column_numbers: v.array(v.string()),
  totals: v.array(v.string()),
})
const bilingual = v.array(v.object({ key: v.string(), vi: v.string(), en: v.string() }))
const texts = v.parse(
  v.object({
    vat: form,
    sales: form,
    foreignColumn: v.string(),
    bilingual,
    discounts: bilingual,
    rates: v.record(v.string(), v.string()),
    footer: v.array(v.string()),
    list: v.string(),
    reduction: v.string(),
  }),
  official,
)

const printOf = (invoice: PrintableInvoice): InvoicePrint => ({
  kind: 'invoice',
  invoice: printedInvoiceOf(invoice),
  logo: null,
  background: null,
})

const draw = (invoice: PrintableInvoice, images: PageImages = noImages): Promise<Buffer> =>
  printPdf(printOf(invoice), images)

/** Brackets stand around English and colons before values; one sign is written for another by which columns are made. */
const closed = (text: string): string =>
  text
    .replaceAll(/[\s:()…]/g, '')
    .replaceAll('×', 'x')
    .replaceAll('’', "'")

const saidBy = async (invoice: PrintableInvoice): Promise<string> => closed(textOf(await draw(invoice)))

const missing = (said: string, wanted: readonly string[]): string[] =>
  wanted.filter((text) => !said.includes(closed(text)))

const everything: Partial<InvoiceValues> = {
  list_no: 'BK-12',
  list_date: '2026-12-04',
  shop_code: 'CH01',
  shop_name: 'Cửa hàng Ba Đình',
  bank_account: '0011 2233',
  bank_name: 'Ngân hàng TMCP Mẫu',
  lines: [
    invoiceLine({ discount_rate: '5' }),
    invoiceLine({ vat_rate: 'KCT', item_name: 'Dạy nghề' }),
    invoiceLine({ vat_rate: 'KKKNT', item_name: 'Bồi thường' }),
  ],
}
const company = { fax: sampleSeller.fax, website: sampleSeller.website, accounts: sampleSeller.accounts.slice(0, 1) }

/** Lines that hold a day, or a value behind a caption: the caption alone. */
const captionOf = (line: string): string => (line.startsWith('Ngày') ? 'Ngày' : line.replace(/: VND$/, ''))

/** What the official forms word otherwise than the style sheet that the English is from, or have no place for. */
const wordedOtherwise = new Set([
  'seller',
  'customer',
  'company',
  'total',
  'buyer',
  'sellersign',
  'signnote',
  'note',
  'date',
])
const withValues = new Set(['signed_by', 'signed_on', 'lookup'])

describe.skipIf(!hasPdftotext)('a printed invoice', () => {
  it('says every caption of form 01/GTGT with its nine columns', async () => {
    const said = await saidBy(printableInvoice(everything, { layoutId: '1008161211', company }))
    const { title, lines, columns, column_numbers, totals } = texts.vat
    const wanted = [title, ...lines.map(captionOf), ...columns, ...column_numbers, ...totals, ...texts.footer]
    expect(missing(said, [...wanted, ...Object.values(texts.rates), 'Đồng tiền thanh toán (Currency): VND'])).toEqual(
      [],
    )
  })

  it('says every caption of form 02/BH', async () => {
    const said = await saidBy(salesInvoice({ ...everything, reduced_percent: '3' }, { company }))
    const { title, lines, columns, column_numbers, totals } = texts.sales
    const reduced = texts.reduction.replace(/số \{n\}.*$/, '').split('{số tiền}')
    const wanted = [
      title,
      ...lines.map(captionOf),
      ...columns,
      ...column_numbers,
      ...totals,
      ...texts.footer,
      ...reduced,
    ]
    expect(missing(said, wanted)).toEqual([])
  })

  it('has the usual English beside the Vietnamese, and captions of discounts', async () => {
    const oneRate = { ...everything, lines: [invoiceLine({ discount_rate: '5' })] }
    const said = await saidBy(printableInvoice(oneRate, { layoutId: '1000000112', company }))
    const wanted = texts.bilingual
      .filter(({ key }) => !withValues.has(key) && key !== 'note' && key !== 'signnote')
      .flatMap(({ key, vi, en }) => {
        if (key === 'date') return ['date', 'month', 'year']
        return wordedOtherwise.has(key) ? [en] : [vi, en]
      })
    expect(missing(said, [...wanted, ...texts.discounts.map(({ vi }) => vi)])).toEqual([])
    const values: Readonly<Record<string, string>> = {
      '{tên}': sampleSeller.name,
      'dd/mm/yyyy': '05/12/2026',
      '{web}': 'https://tokhai.example/tra-cuu',
      '{mã}': 'A7K2M9QX41',
    }
    const filled = texts.bilingual
      .filter(({ key }) => withValues.has(key))
      .map(({ vi }) => Object.entries(values).reduce((text, [name, value]) => text.replace(name, value), vi))
    expect(filled).toHaveLength(3)
    expect(missing(said, filled)).toEqual([])
  })

  it('states the rate of a foreign currency, what it comes to in đồng, and goes with a list of goods', async () => {
    const lines = [invoiceLine({ price: '1250.5' })]
    const said = await saidBy(printableInvoice({ ...everything, curr_cd: 'USD', ex_rate: '25450', lines }))
    expect(missing(said, [texts.foreignColumn.replace(/ \(10\)$/, '')])).toEqual([])
    expect(missing(said, ['1.250,50', '2.501,00', '68.742.486 VND', 'đô la Mỹ'])).toEqual([])
    const list = texts.list
      .replace('số...', 'số BK-12')
      .replace('ngày... tháng... năm', 'ngày 04 tháng 12 năm 2026')
      .replace(/^k/, 'K')
    expect(missing(said, [list])).toEqual([])
  })
})

/** Letters of a mark across the page, which lies over other words; narrow ones are no higher than those are. */
const isOfTheMark = ({ top, bottom }: PlacedWord): boolean => bottom - top > 20

const manyLines = (count: number, change: (index: number) => Partial<ReturnType<typeof invoiceLine>> = () => ({})) =>
  Array.from({ length: count }, (_line, index) =>
    invoiceLine({
      item_name: `Mặt hàng ${index + 1}`,
      quantity: String(1 + (index % 7)),
      price: String(10_000 + 137 * index),
      ...change(index),
    }),
  )

interface PageSums {
  readonly broughtIn: string | null
  readonly amounts: readonly string[]
  readonly carriedOut: string | null
}

const lastAmount = (line: string | undefined): string | null =>
  line === undefined ? null : readAmount(line.split(' ').at(-1) ?? '')

/** Amounts at the ends of the lines of a page, and what is carried at its ends. */
const sumsOf = (page: readonly string[]): PageSums => ({
  broughtIn: lastAmount(page.find((line) => line.startsWith('Cộng trang trước chuyển sang'))),
  amounts: page.filter((line) => /^\d+ +(?:Mặt hàng|Chiết khấu)/.test(line)).map((line) => lastAmount(line) ?? '0'),
  carriedOut: lastAmount(page.find((line) => line.startsWith('Cộng chuyển sang trang sau'))),
})

const added = (amounts: readonly string[]): string => amountOf(sum(amounts.map(decimal)))

describe.skipIf(!hasPdftotext)('the pages of an invoice', () => {
  it.each([
    ['of đồng', { curr_cd: 'VND', ex_rate: '1' }, '1'],
    ['of dollars', { curr_cd: 'USD', ex_rate: '25450' }, '0.01'],
  ] as const)('carry the sums of their lines %s to the next, up to the total', async (_, currency, unit) => {
    const lines = manyLines(120, (index) => ({
      price: amountOf(decimal(String(1_237 * (index + 1))).times(decimal(unit))),
      ...(index % 11 === 3 && { nature: '3', quantity: '', price: '', amount: '7', item_name: 'Chiết khấu' }),
      ...(index % 13 === 5 && { nature: '2' }),
    }))
    const invoice = salesInvoice({ ...currency, lines })
    const pages = pagesOf(await draw(invoice)).map(sumsOf)
    expect(pages.length).toBeGreaterThan(3)
    expect(pages.flatMap(({ amounts }) => amounts)).toHaveLength(120)
    const amounts = invoiceAmounts(invoice.values)
    if (!amounts.ok) throw new Error('lines that cannot be counted')
    for (const [index, page] of pages.entries()) {
      const isLast = index === pages.length - 1
      expect(page.broughtIn).toBe(index === 0 ? null : pages[index - 1]?.carriedOut)
      expect(added([page.broughtIn ?? '0', ...page.amounts])).toBe(isLast ? amounts.value.net : page.carriedOut)
      expect(page.carriedOut === null).toBe(isLast)
    }
    expect(added(pages.flatMap((page) => page.amounts))).toBe(amounts.value.net)
  })

  it('have the head of the table, whose they are, and their number, and 500 lines are all there', async () => {
    const invoice = printableInvoice({ lines: manyLines(500) }, { layoutId: '1008161211' })
    const pdf = await draw(invoice)
    const pages = pagesOf(pdf)
    const numbers = pages.flatMap((page) =>
      page.filter((line) => /^\d+ +Mặt hàng/.test(line)).map((line) => Number(line.split(' ')[0])),
    )
    expect(numbers).toEqual(Array.from({ length: 500 }, (_line, index) => index + 1))
    for (const [index, page] of pages.entries()) {
      expect(page.map((line) => line.replaceAll(' ', ''))).toContain('1234567=4×58=7×69=7+8')
      expect(page.join(' ')).toContain(`Trang ${index + 1}/${pages.length}`)
    }
    expect(pages.slice(1).map(([head]) => head)).toEqual(
      pages
        .slice(1)
        .map(
          (_page, index) => `Ký hiệu: 1C26TAA – Số: 128 – tiep theo trang truoc - trang ${index + 2}/${pages.length}`,
        ),
    )
    const amounts = invoiceAmounts(invoice.values)
    expect(amounts.ok && textOf(pdf)).toContain(amounts.ok && shownMoney(amounts.value.total, 'VND'))
  }, 60_000)

  it.each(layoutIds.filter(isInvoiceLayout))('are one for few lines in layout %s, empty or not', async (layoutId) => {
    const of = layoutId.startsWith('2') ? salesInvoice : printableInvoice
    for (const change of [{}, { lines: [] }, { company_name: '', buyer_name: '', tax_code: '', address: '' }])
      expect(pagesOf(await draw(of(change, { layoutId }), { ...noImages, logo: logoImage }))).toHaveLength(1)
  })

  it.each([
    ['BẢN NHÁP / DRAFT', 'draft'],
    ['BỊ TỪ CHỐI / REJECTED', 'rejected'],
    ['', 'accepted'],
  ] as const)('have across them "%s"', async (mark, status) => {
    const pages = placedWords(await draw(printableInvoice({ lines: manyLines(40) }, { status })))
    expect(pages.length).toBeGreaterThan(1)
    const letters = [...mark.replaceAll(/[ /I]/g, '')].toSorted()
    for (const page of pages)
      expect(
        page
          .filter(isOfTheMark)
          .flatMap(({ word }) => [...word.replaceAll(/[/I]/g, '')])
          .toSorted(),
      ).toEqual(letters)
  })

  const long = (unit: string, length = 400): string => unit.repeat(length).slice(0, length).trim()
  const overfull: Partial<InvoiceValues> = {
    comp_nm: long('CÔNG TY TRÁCH NHIỆM HỮU HẠN MỘT THÀNH VIÊN '),
    comp_add: long('W'),
    company_name: long('ộ'),
    address: long('Lô B12, đường số 7, khu công nghiệp Tân Thuận, '),
    shop_name: long('Cửa hàng Ba Đình '),
    bank_account: '8'.repeat(30),
    bank_name: long('Ngân hàng TMCP '),
    fees: Array.from({ length: 20 }, () => ({ fee_name: long('Phí ', 100), fee_amt: '999999999999999' })),
    lines: manyLines(6, (index) => ({
      item_name: [long('W', 500), long('Hàng hóa rất dài ', 500), long('a\nb\n', 160)][index % 3] ?? '',
      unit: long('W', 50),
      quantity: '1',
      price: '123456789012345.123456',
    })),
  }

  it.each(['1008161211', '1000000122', '1000000111'])(
    'keep long texts and amounts of 21 digits whole and within the page in layout %s',
    async (layoutId) => {
      const pdf = await draw(printableInvoice(overfull, { layoutId }), { logo: logoImage, background: backgroundImage })
      const words = placedWords(pdf)
      const text = words
        .flat()
        .map(({ word }) => word)
        .join('')
      for (const value of [overfull.comp_nm, overfull.comp_add, overfull.company_name, overfull.address])
        expect(text).toContain(value?.replaceAll(' ', ''))
      const lines = pagesOf(pdf).flat()
      // In one piece each: a number that is broken is read as another one.
      expect(lines.filter((line) => line.includes('123.456.789.012.345,123456')).length).toBe(6)
      expect(lines.filter((line) => line.endsWith('999.999.999.999.999')).length).toBe(20)
      const ofNames = lines.filter((line) => !line.includes('Website')).join('')
      expect(ofNames.match(/W/g)).toHaveLength(400 + 2 * 500 + 6 * 50)
      expect(overprinted(words)).toEqual([])
      expect(words.flat().filter(({ left, right, bottom }) => left < 40 || right > 556 || bottom > 836)).toEqual([])
    },
    60_000,
  )

  it('have Hangul in names of goods', async () => {
    const said = textOf(
      await draw(printableInvoice({ lines: [invoiceLine({ item_name: '김치 Kimchi', unit: '개' })] })),
    )
    expect(said).toContain('김치')
    expect(said).toContain('개')
  })

  it('are in a pack what they are alone, with page numbers and pictures of their own', async () => {
    const images = { logo: logoImage, background: backgroundImage }
    const invoices = [printableInvoice({}, { status: 'draft' }), salesInvoice({ lines: manyLines(60) }), salesInvoice()]
    const alone: string[][] = []
    for (const invoice of invoices) alone.push(...pagesOf(await draw(invoice, images)))
    const prints = invoices.map((invoice, index): PackedPrint => ({ ...printOf(invoice), name: `${index}` }))
    const pdf = await printPdf({ kind: 'pack', pack: { title: 'Hóa đơn', prints } }, images)
    expect(pagesOf(pdf)).toEqual(alone)
  }, 60_000)

  it('say on paper that they are converted, by whom and when, with room to sign, and else nothing of it', async () => {
    const conversion = { by: 'Lê Thị Giấy', on: '2026-12-06' }
    const onPaper = [
      'HÓA ĐƠN CHUYỂN ĐỔI TỪ HÓA ĐƠN ĐIỆN TỬ',
      'Người chuyển đổi',
      '(Ký, ghi rõ họ tên)',
      'Ngày 06 tháng 12 năm 2026',
      'Lê Thị Giấy',
    ]
    const plain = await saidBy(printableInvoice())
    expect(plain).toContain(closed('Bản thể hiện của hóa đơn điện tử'))
    expect(onPaper.filter((text) => plain.includes(closed(text)))).toEqual([])
    for (const lookupCode of ['A7K2M9QX41', '']) {
      const pdf = await draw(printableInvoice({}, { conversion, lookupCode }), { logo: logoImage, background: null })
      const said = closed(textOf(pdf))
      expect(missing(said, onPaper)).toEqual([])
      expect(said).not.toContain(closed('Bản thể hiện của hóa đơn điện tử'))
      expect(overprinted(placedWords(pdf))).toEqual([])
      expect(pagesOf(pdf)).toHaveLength(1)
    }
    const longest = { by: 'W'.repeat(100), on: '2026-12-06' }
    const words = placedWords(await draw(printableInvoice({}, { conversion: longest })))
    expect(overprinted(words)).toEqual([])
    expect(words.flat().filter(({ left, right, bottom }) => left < 40 || right > 556 || bottom > 836)).toEqual([])
  })

  it('are titled by form, symbol and number [002-9-18]', async () => {
    const info = spawnSync('pdfinfo', ['-'], { input: await draw(printableInvoice()), encoding: 'utf8' }).stdout
    expect(info).toMatch(/Title: +1_C26TAA_128\n/)
  })
})

import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { layoutIds, type LayoutId } from '../../src/domain/templates/codes.ts'
import { moneyInWords } from '../../src/domain/inWords/moneyInWords.ts'
import type { PrintedSeller, PrintedTemplate } from '../../src/domain/templates/printedTemplate.ts'
import { noImages, type PageImages } from '../../src/printing/drawing/templates/page.ts'
import { backgroundImage, logoImage, plainImage } from './support/pictures.ts'
import { sampleSeller, templateOf } from './support/templateOf.ts'
import { printPdf } from './support/printPdf.ts'
import { hasPdftotext, overprinted, pagesOf, placedWords, type PlacedWord } from './support/readPdf.ts'

if (!hasPdftotext) console.info('skipped: pdftotext is not installed, so no template is read back')

const drawn = new Map<string, Promise<Buffer>>()

/** Draws once what several tests look at. */
const draw = (template: PrintedTemplate, images: PageImages = noImages): Promise<Buffer> => {
  const key = JSON.stringify([template, images])
  const pdf = drawn.get(key) ?? printPdf({ kind: 'template', template }, images)
  drawn.set(key, pdf)
  return pdf
}

/** Letters of the mark across the page, which lies over other words. */
const isOfTheMark = ({ top, bottom }: PlacedWord): boolean => bottom - top > 60

const wordsOf = (pdf: Buffer): PlacedWord[][] =>
  placedWords(pdf).map((page) => page.filter((word) => !isOfTheMark(word)))

/** All text of a print but its mark, without white space, so that it does not matter where lines break. */
const textIn = (pdf: Buffer): string =>
  wordsOf(pdf)
    .flat()
    .map(({ word }) => word.replaceAll('&amp;', '&'))
    .join('')

const textOf = async (layoutId: LayoutId, change: Partial<PrintedTemplate> = {}): Promise<string> =>
  textIn(await draw(templateOf(layoutId, change)))

const squeezed = (text: string): string => text.replaceAll(/\s/g, '')

const common = ['(No.)', '(Description)', '(Unit)', '(Quantity)', '(Unit price)']

/** What each layout says and the others of its form do not (docs/decisions/0310). */
const layouts: readonly (readonly [LayoutId, string, readonly string[], readonly string[]])[] = [
  [
    '1000000111',
    'HÓA ĐƠN GIÁ TRỊ GIA TĂNG',
    ['6 = 4 × 5', 'Cộng tiền hàng', 'Thuế suất GTGT (VAT rate): 8%'],
    ['(Discount)', 'KCT'],
  ],
  [
    '1000000121',
    'HÓA ĐƠN GIÁ TRỊ GIA TĂNG',
    ['7 = 4 × 5', 'Tổng hợp theo thuế suất', 'KCT'],
    ['(Discount)', 'Cộng tiền hàng'],
  ],
  [
    '1000000112',
    'HÓA ĐƠN GIÁ TRỊ GIA TĂNG',
    ['8 = 4 × 5 − 7', '(Discount)', 'Tổng tiền chiết khấu thương mại'],
    ['KCT'],
  ],
  [
    '1000000122',
    'HÓA ĐƠN GIÁ TRỊ GIA TĂNG',
    ['9 = 4 × 5 − 7', '(Discount)', 'Tổng hợp theo thuế suất', 'KCT'],
    ['8 = 7 × 6'],
  ],
  ['1008161211', 'HÓA ĐƠN GIÁ TRỊ GIA TĂNG', ['7 = 4 × 5', '8 = 7 × 6', '9 = 7 + 8'], ['(Discount)']],
  ['2000000201', 'HÓA ĐƠN BÁN HÀNG', ['6 = 4 × 5', 'Tổng tiền thanh toán'], ['VAT', 'GTGT', '(Discount)']],
]
const invoiceIds = layouts.map(([id]) => id)

const longName = 'CÔNG TY TRÁCH NHIỆM HỮU HẠN MỘT THÀNH VIÊN XUẤT NHẬP KHẨU '.repeat(7).slice(0, 400)
const longAddress = 'Lô B12, đường số 7, khu công nghiệp Tân Thuận, phường Tân Thuận, '.repeat(7).slice(0, 400)
const longSeller: PrintedSeller = { ...sampleSeller, name: longName, address: longAddress }
/** Without a place where a line could break. */
const solidSeller: PrintedSeller = {
  ...sampleSeller,
  name: 'W'.repeat(400),
  address: 'ộ'.repeat(400),
  phone: '0'.repeat(20),
  email: 'w'.repeat(100),
  website: 'm'.repeat(100),
  accounts: [{ number: '8'.repeat(30), bank: 'W'.repeat(400) }],
}
const bareSeller: PrintedSeller = { ...sampleSeller, phone: '', fax: '', email: '', website: '', accounts: [] }

describe.skipIf(!hasPdftotext)('a template read back', () => {
  it.each([
    ['7', 'C26XAA', '2000000201', 'HÓA ĐƠN THƯƠNG MẠI ĐIỆN TỬ'],
    ['8', 'C26TAA', '1000000121', 'HÓA ĐƠN GIÁ TRỊ GIA TĂNG TÍCH HỢP BIÊN LAI THU THUẾ, PHÍ, LỆ PHÍ'],
    ['9', 'C26TAA', '2000000201', 'HÓA ĐƠN BÁN HÀNG TÍCH HỢP BIÊN LAI THU THUẾ, PHÍ, LỆ PHÍ'],
    ['1', 'C26FAA', '1000000111', 'HÓA ĐƠN GIÁ TRỊ GIA TĂNG KIÊM TỜ KHAI HOÀN THUẾ'],
  ] as const)('of form %s and symbol %s has the title of its own', async (formNumber, serial, layoutId, title) => {
    expect(await textOf(layoutId, { formNumber, serial })).toContain(squeezed(title))
  })

  it.each(layouts)('has in layout %s what it is for', async (id, title, said, unsaid) => {
    const text = await textOf(id)
    for (const words of [title, ...said, ...common, '(Amount)', 'Số tiền viết bằng chữ'])
      expect(text).toContain(squeezed(words))
    for (const words of unsaid) expect(text.replace(squeezed(title), '')).not.toContain(squeezed(words))
  })

  it.each(layoutIds)('names company, serial and number in layout %s', async (id) => {
    const template = templateOf(id, { startNumber: '123' })
    const text = await textOf(id, { startNumber: '123' })
    const { name, taxCode, address, phone } = template.seller
    const serial = id === 'CTPIT00000' ? template.serial : `${template.formNumber}${template.serial}`
    for (const value of [name, taxCode, address, phone, serial, ': 123', '23 tháng'])
      expect(text.replaceAll(/\((?:date|month|year)\)/g, '')).toContain(squeezed(value))
  })

  it.each(invoiceIds)('writes out in layout %s what the buyer pays', async (id) => {
    const pages = pagesOf(await draw(templateOf(id)))
    const line = pages
      .flat()
      .find((each) => each.startsWith('Tổng cộng tiền thanh toán') || each.includes('(Total payment)'))
    const paid = line?.split(' ').at(-1)?.replaceAll('.', '') ?? ''
    expect(Number(paid)).toBeGreaterThan(1_000_000)
    expect(await textOf(id)).toContain(squeezed(moneyInWords(paid, 'VND')))
  })

  it.each(layoutIds)('fits layout %s on one page, with or without all that a company can have', async (id) => {
    for (const seller of [sampleSeller, bareSeller])
      expect(pagesOf(await draw(templateOf(id, { seller }), { ...noImages, logo: logoImage }))).toHaveLength(1)
  })

  it('leaves out what a company has not', async () => {
    const text = await textOf('1000000111', { seller: bareSeller })
    for (const caption of ['Điện thoại', 'Fax', 'Website', 'Email']) expect(text).not.toContain(squeezed(caption))
  })

  it.each(layoutIds)('keeps names of 400 characters whole and within the page in layout %s', async (id) => {
    for (const seller of [longSeller, solidSeller]) {
      const pdf = await draw(templateOf(id, { seller }), { logo: logoImage, background: backgroundImage })
      const text = textIn(pdf)
      expect(text).toContain(squeezed(seller.name))
      expect(text).toContain(squeezed(seller.address))
      const words = wordsOf(pdf)
      expect(overprinted(words)).toEqual([])
      const outside = words.flat().filter(({ left, right, bottom }) => left < 40 || right > 556 || bottom > 830)
      expect(outside).toEqual([])
    }
  })

  it('says on later pages whose they are, and counts them', async () => {
    const pages = pagesOf(await draw(templateOf('1000000122', { seller: longSeller })))
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.at(1)?.[0]).toBe(`Ký hiệu: 1C26TAA – Số: 1 – tiep theo trang truoc - trang 2/${pages.length}`)
    expect(pages.at(0)?.join(' ')).toContain(`Trang 1/${pages.length}`)
  })

  it('has the mark of a sample on each page', async () => {
    const pages = placedWords(await draw(templateOf('1000000122', { seller: longSeller })))
    expect(
      pages.map((page) =>
        page
          .filter(isOfTheMark)
          .map(({ word }) => word)
          .toSorted(),
      ),
    ).toEqual(pages.map(() => ['M', 'U', 'Ẫ']))
  })

  it('has Hangul in the weight of the letters beside it', async () => {
    const seller = { ...sampleSeller, name: 'SAO MAI XANH 주식회사' }
    const pdf = await draw(templateOf('1000000111', { seller }))
    expect(pagesOf(pdf).flat().join('\n')).toContain('SAO MAI XANH 주식회사')
    const fonts = spawnSync('pdffonts', ['-'], { input: pdf, encoding: 'utf8' }).stdout
    expect(fonts).toMatch(/NotoSansKR\S*-Bold/)
    expect(fonts).not.toMatch(/NotoSansKR\S*-Regular/)
  })

  it('says of a cash register that it is one, and leaves the place of a code where the kind has one', async () => {
    expect(await textOf('2000000201', { serial: 'C26MAA' })).toContain('Khởitạotừmáytínhtiền')
    expect(await textOf('2000000201', { serial: 'C26TMM' })).not.toContain('Khởitạotừmáytínhtiền')
    expect(await textOf('1000000111', { serial: 'C26TAA' })).toContain('Mãcủacơquanthuế')
    expect(await textOf('1000000111', { serial: 'K26TAA' })).not.toContain('Mãcủacơquanthuế')
  })

  it('words the certificate as the form of its day does', async () => {
    const before = await textOf('CTPIT00000', { startDate: '2026-06-30' })
    const since = await textOf('CTPIT00000', { startDate: '2026-07-01' })
    expect(before).toContain('ĐẠIDIỆNTỔCHỨCTRẢTHUNHẬP')
    expect(since).toContain('ĐẠIDIỆNTỔCHỨCKHẤUTRỪ')
    expect(since).toContain('HỘKINHDOANH')
    expect(before).not.toContain('HỘKINHDOANH')
    const numbers = Array.from({ length: 19 }, (_, index) => `[${String(index + 1).padStart(2, '0')}]`)
    for (const text of [before, since]) expect(numbers.filter((number) => !text.includes(number))).toEqual([])
  })

  it.each(['', '31/02/20', '2026-02-30'])('leaves a day open that is none, such as "%s"', async (startDate) => {
    expect(await textOf('CTPIT00000', { startDate })).toContain('ngày…tháng…năm……')
    expect(await textOf('1000000111', { startDate })).toContain('Kýngày:…/…/……')
  })
})

const infoOf = (pdf: Buffer): string => spawnSync('pdfinfo', ['-'], { input: pdf, encoding: 'utf8' }).stdout

const imagesIn = (pdf: Buffer): string[] =>
  spawnSync('pdfimages', ['-list', '-'], { input: pdf, encoding: 'utf8' })
    .stdout.split('\n')
    .slice(2)
    .filter((line) => line !== '')
    .map((line) => line.trim().split(/\s+/).slice(3, 5).join('×'))

/** Whether anything of a page is darker than its background, seen as a picture. */
const hasInk = (pdf: Buffer): boolean =>
  spawnSync('pdftoppm', ['-r', '60', '-gray', '-'], { input: pdf, maxBuffer: 64_000_000 }).stdout.some(
    (value, index) => index > 20 && value < 60,
  )

describe.skipIf(!hasPdftotext)('the page of a template', () => {
  it('is A4 upright and titled by what it is [001-2.5-02 002-9-18]', async () => {
    const certificate = infoOf(await draw(templateOf('CTPIT00000')))
    expect(certificate).toMatch(/Title: +PIT_Certificate_Template\n/)
    expect(certificate).toMatch(/Page size: +595\.28 x 841\.89 pts \(A4\)/)
    expect(infoOf(await draw(templateOf('1000000111', { startNumber: '7' })))).toMatch(/Title: +1_C26TAA_7\n/)
  })

  it.each(layoutIds)('has the images that it is given in layout %s', async (id) => {
    expect(imagesIn(await draw(templateOf(id)))).toEqual([])
    expect(imagesIn(await draw(templateOf(id), { ...noImages, logo: logoImage }))).toEqual(['140×120'])
    const both = await draw(templateOf(id), { logo: logoImage, background: backgroundImage })
    expect(imagesIn(both)).toEqual(['248×351', '140×120'])
  })

  it('has its background behind everything', async () => {
    const pdf = await draw(templateOf('1000000111'), { logo: null, background: plainImage })
    expect(hasInk(pdf)).toBe(true)
  })
})

it.each(layoutIds)('is a small PDF in layout %s', async (id) => {
  const pdf = await draw(templateOf(id), { logo: logoImage, background: backgroundImage })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeLessThan(100_000)
})

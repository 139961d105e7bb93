import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { beforeAll, describe, expect, it } from 'vitest'
import { keepFonts } from '../../src/printing/drawing/keptFonts.ts'
import { mostNamed, unprintableOf } from '../../src/printing/drawing/unprintable.ts'
import { fontFiles } from './support/fontFiles.ts'
import { ownPdfmake } from './support/ownPdfmake.ts'

const pdfmake = ownPdfmake()

const texts = [
  'Công ty TNHH Gốm\u{A0}Bát Tràng, 1/2 – efficient',
  'Tờ khai số 12-3: AVAVA, Tôn\u{AD}Đức\u{A0}Thắng',
  'Hộ kinh doanh Nguyễn Thị Ánh - 99 ₫',
]

/** Every style, of which two share a file. */
const definitionOf = (text: string): TDocumentDefinitions => ({
  defaultStyle: { font: 'Tinos' },
  compress: false,
  content: [
    text,
    { text, bold: true },
    { text, italics: true },
    { text: `${text} Đ`, bold: true, italics: true },
    { text: 'ệ', bold: true },
  ],
})

/** The document without the time at which it was made and the id made from that. */
const drawn = async (text: string): Promise<string> =>
  Buffer.from(await pdfmake.createPdf(definitionOf(text)).getBase64(), 'base64')
    .toString('latin1')
    .replaceAll(/\(D:\d+Z\)|\/ID \[.*\]/g, '')

const regularOf = async (text: string) =>
  (await pdfmake.createPdf(definitionOf(text)).getStream()).provideFont('Tinos', false, false)

const alone: string[] = []

beforeAll(async () => {
  for (const name of ['regular', 'bold', 'italics'] as const)
    pdfmake.addVirtualFileSystem({ [name]: fontFiles[name].toString('base64') })
  pdfmake.setFonts({ Tinos: { normal: 'regular', bold: 'bold', italics: 'italics', bolditalics: 'bold' } })
  for (const text of texts) alone.push(await drawn(text))
  keepFonts(await pdfmake.createPdf({ content: [] }).getStream())
})

describe('fonts that are kept from one document to the next', () => {
  it('draw each document as fonts opened for it alone do', async () => {
    for (const [index, text] of [...texts.entries(), ...texts.entries()].toReversed())
      expect(await drawn(text), text).toBe(alone[index])
  })

  it('draw a mark for each letter that they lack, as wide as it is', async () => {
    for (const letter of ['株', '☕', '𡨸']) {
      expect(await drawn(`Công ty ${letter} A`), letter).toBe(await drawn('Công ty \u{FFFD} A'))
      const font = await regularOf('một')
      expect(font.widthOfString(letter, 10)).toBe(font.widthOfString('\u{FFFD}', 10))
      expect(font.widthOfString(letter, 10)).toBeGreaterThan(0)
    }
  })

  it('collect the different letters that a document was marked for, and no more than can be named', async () => {
    const drawnWith = async (text: string) => {
      const made = pdfmake.createPdf(definitionOf(text))
      await made.getBase64()
      return unprintableOf(await made.getStream())
    }
    expect(await drawnWith('Công ty 株式 ☕ 株 A\u{200B}')).toEqual(['株', '式', '☕'])
    expect(await drawnWith('Công ty A')).toEqual([])
    const many = Array.from({ length: 500 }, (_, index) => String.fromCodePoint(0x4e_00 + index)).join('')
    expect((await drawnWith(many)).length).toBe(mostNamed + 1)
  })

  it('are opened once, with the layout of words, while letters of a document are its own', async () => {
    const [first, second] = [await regularOf('một'), await regularOf('hai')]
    expect(second.font).toBe(first.font)
    expect(second.layoutCache).toBe(first.layoutCache)
    expect(second.subset).not.toBe(first.subset)
  })

  it('are opened anew where they have laid out too many words', async () => {
    const many = await regularOf('ba')
    many.widthOfString(Array.from({ length: 6000 }, (_, index) => `${index}`).join(' '), 1)
    expect((await regularOf('bốn')).font).not.toBe(many.font)
  })
})

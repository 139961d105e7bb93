import { inflateSync } from 'node:zlib'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { compactStreams } from '../../src/printing/drawing/compactStreams.ts'
import { fontFiles } from './support/fontFiles.ts'
import { ownPdfmake } from './support/ownPdfmake.ts'

const pdfmake = ownPdfmake()

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const definitionOf = (text: string): TDocumentDefinitions => ({
  defaultStyle: { font: 'Tinos' },
  content: [
    { text, color: '#123456', alignment: 'justify' },
    { image: pixel, width: 7.1234 },
    { table: { body: [[text, 'ố'.repeat(30)]] }, pageBreak: 'before' },
  ],
})
const texts = ['Gốm Bát Tràng '.repeat(40), 'Hộ kinh doanh Nguyễn Thị Ánh '.repeat(20)] as const

const drawn = async (text: string): Promise<Buffer> =>
  Buffer.from(await pdfmake.createPdf(definitionOf(text)).getBase64(), 'base64')

interface PdfObject {
  /** Without the length of its stream. */
  readonly dictionary: string
  /** What its stream says, inflated. */
  readonly content: string
}

const objectAt = (pdf: Buffer, offset: number): PdfObject => {
  const text = pdf.toString('latin1', offset, pdf.indexOf('\nendobj', offset))
  const length = /\/Length (\d+)/.exec(text)?.[1]
  if (length === undefined) return { dictionary: text, content: '' }
  const begin = text.indexOf('stream\n') + 'stream\n'.length
  const dictionary = text.slice(0, begin)
  const bytes = pdf.subarray(offset + begin, offset + begin + Number(length))
  expect(text.slice(begin + bytes.length)).toBe('\nendstream')
  return {
    dictionary: dictionary.replace(/\/Length \d+/, ''),
    content: (dictionary.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1'),
  }
}

/** The objects that the table of a PDF leads to, without the time at which it was made (ISO 32000-1, 7.5.4). */
const objectsOf = (pdf: Buffer): PdfObject[] => {
  const table = pdf.toString('latin1', Number(/startxref\n(\d+)/.exec(pdf.toString('latin1'))?.[1]))
  return [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset], index) => {
    const found = objectAt(pdf, Number(offset))
    expect(found.dictionary).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
    return { ...found, dictionary: found.dictionary.replaceAll(/\(D:\d+Z\)/g, '') }
  })
}

const withShortPlaces = (object: PdfObject): PdfObject => ({
  ...object,
  content: object.content.replaceAll(/^1 0 0 1 .* Tm$/gm, (place) => place.replaceAll(/(\.\d\d)\d+/g, '$1')),
})

const alone: Buffer[] = []

beforeAll(async () => {
  pdfmake.addVirtualFileSystem({ regular: fontFiles.regular.toString('base64') })
  pdfmake.setFonts({ Tinos: { normal: 'regular', bold: 'regular', italics: 'regular', bolditalics: 'regular' } })
  for (const text of texts) alone.push(await drawn(text))
  compactStreams(await pdfmake.createPdf({ content: [] }).getStream())
})

describe('streams that are kept as text and deflated by the browser', () => {
  it('say what those of pdfkit say, but for places of words beyond hundredths of a point', async () => {
    const together = await Promise.all(texts.map(drawn))
    for (const [index, pdf] of together.entries()) {
      const former = objectsOf(alone[index] ?? Buffer.alloc(0))
      expect(objectsOf(pdf)).toEqual(former.map(withShortPlaces))
      expect(objectsOf(pdf)).not.toEqual(former)
    }
  })

  it('are written in the order of pdfkit, whichever is deflated first', async () => {
    const others = Promise.withResolvers<void>()
    let count = 0
    /** The first one ends after another. */
    class Held extends TransformStream<Uint8Array, Uint8Array> {
      constructor() {
        count += 1
        const isFirst = count === 1
        super({ flush: () => (isFirst ? others.promise : others.resolve()) })
      }
    }
    vi.stubGlobal('CompressionStream', Held)
    onTestFinished(() => void vi.unstubAllGlobals())
    const streams = (pdf: Buffer) =>
      pdf.toString('latin1').match(/^\d+ 0 obj\n(?=<<[^>]*\n\/Filter \/FlateDecode\n>>\nstream)/gm)
    expect(streams(await drawn(texts[0]))).toEqual(streams(alone[0] ?? Buffer.alloc(0)))
    expect(count).toBeGreaterThan(2)
  })

  it('stay as they are where nothing is to be deflated', async () => {
    const plain = await pdfmake.createPdf({ ...definitionOf(texts[1]), compress: false }).getBase64()
    expect(Buffer.from(plain, 'base64').toString('latin1')).toMatch(/^1 0 0 1 [\d.]+ [\d.]+ Tm$/m)
  })
})

import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pdfmake from 'pdfmake/build/pdfmake.min.js'
import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces'
import { compactStreams } from '../../src/printing/drawing/compactStreams.ts'
import { drawDocument } from '../../src/printing/drawing/drawDocument.ts'
import { keepFonts } from '../../src/printing/drawing/keptFonts.ts'
import { openTypeOf } from '../../src/printing/drawing/openTypeOf.ts'
import type { PitCertificatePrint } from '../../src/printing/drawing/templates/certificate/definition.ts'
import type { InvoicePrint } from '../../src/printing/drawing/templates/invoice/definition.ts'
import { hasHangul, typefaces } from '../../src/printing/drawing/typefaces.ts'
import type { PrintOrder } from './order.ts'

const tinos = '@expo-google-fonts/tinos'
const latinFiles = {
  regular: `${tinos}/400Regular/Tinos_400Regular.ttf`,
  bold: `${tinos}/700Bold/Tinos_700Bold.ttf`,
  italics: `${tinos}/400Regular_Italic/Tinos_400Regular_Italic.ttf`,
} as const
const noto = '@fontsource/noto-sans-kr/files/noto-sans-kr-korean'
const hangulFiles = { hangul: `${noto}-400-normal.woff`, hangulBold: `${noto}-700-normal.woff` } as const

const dictionary: TFontDictionary = {
  [typefaces.latin]: { normal: 'regular', bold: 'bold', italics: 'italics', bolditalics: 'bold' },
  [typefaces.hangul]: { normal: 'hangul', bold: 'hangulBold', italics: 'hangul', bolditalics: 'hangulBold' },
}

const loadFont = async ([name, path]: readonly [string, string]): Promise<void> => {
  const file = await readFile(fileURLToPath(import.meta.resolve(path)))
  const font = await (await openTypeOf(new Blob([file]))).arrayBuffer()
  pdfmake.addVirtualFileSystem({ [name]: Buffer.from(font).toString('base64') })
}

const loadFonts = async (files: Readonly<Record<string, string>>): Promise<void> => {
  await Promise.all(Object.entries(files).map(loadFont))
}

const prepare = async (): Promise<void> => {
  await loadFonts(latinFiles)
  pdfmake.setFonts(dictionary)
  const document = await pdfmake.createPdf({ content: [] }).getStream()
  keepFonts(document)
  compactStreams(document)
}

let prepared: Promise<void> | null = null
let hangulLoaded: Promise<void> | null = null

/** AES with 256 bits (PDF 1.7, Adobe Supplement 3). Whoever opens it may print and copy, and nobody has the owner's password. */
const closedBy = (password: string): Partial<TDocumentDefinitions> => ({
  version: '1.7ext3',
  userPassword: password,
  ownerPassword: randomBytes(24).toString('base64url'),
  permissions: { printing: 'highResolution', copying: true, contentAccessibility: true },
})

const documentOf = (order: PrintOrder): PitCertificatePrint | InvoicePrint => {
  // Pictures have been made ready.
  const pictures = { logo: null, background: null }
  return 'invoice' in order
    ? { kind: 'invoice', invoice: order.invoice, ...pictures }
    : { kind: 'pitCertificate', certificate: order.certificate, ...pictures }
}

/** The PDF of a document, drawn as the page draws it. */
export const drawOrder = async (order: PrintOrder): Promise<Uint8Array<ArrayBuffer>> => {
  await (prepared ??= prepare())
  const { images, password } = order
  const document = documentOf(order)
  // The largest fonts of all, which few documents need.
  if (hasHangul(JSON.stringify(document))) await (hangulLoaded ??= loadFonts(hangulFiles))
  const draw = async (definition: TDocumentDefinitions): Promise<Uint8Array<ArrayBuffer>> => {
    const made = pdfmake.createPdf({ ...definition, ...(password !== null && closedBy(password)) })
    return new Uint8Array(await made.getBuffer())
  }
  return drawDocument(document, images, draw)
}

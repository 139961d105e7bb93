import pdfmake from 'pdfmake/build/pdfmake.min.js'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { drawDeclaration } from '../../../src/printing/declaration/drawDeclaration.ts'
import { definitionOf, type PrintedDocument } from '../../../src/printing/document.ts'
import { keepFonts } from '../../../src/printing/keptFonts.ts'
import { drawPack } from '../../../src/printing/pack/drawPack.ts'
import { noImages, type PageImages } from '../../../src/printing/templates/page.ts'
import { typefaces } from '../../../src/printing/typefaces.ts'
import { fontFiles } from './fontFiles.ts'

// Done for each print, decoding the fonts would take a fifth of it.
pdfmake.addVirtualFileSystem(
  Object.fromEntries(Object.entries(fontFiles).map(([name, bytes]) => [name, bytes.toString('base64')])),
)
pdfmake.setFonts({
  [typefaces.latin]: { normal: 'regular', bold: 'bold', italics: 'italics', bolditalics: 'bold' },
  [typefaces.hangul]: { normal: 'hangul', bold: 'hangulBold', italics: 'hangul', bolditalics: 'hangulBold' },
})

// As the product does (src/printing/makePdf.ts).
keepFonts(await pdfmake.createPdf({ content: [] }).getStream())

const draw = async (definition: TDocumentDefinitions): Promise<Buffer> =>
  Buffer.from(await pdfmake.createPdf(definition).getBase64(), 'base64')

/** Draws a print without a browser; images as they are. */
export const printPdf = async (document: PrintedDocument, images: PageImages = noImages): Promise<Buffer> => {
  if (document.kind === 'declaration') return (await drawDeclaration(document.form, draw)).pdf
  return document.kind === 'pack' ? drawPack(document.pack, draw, () => {}) : draw(definitionOf(document, images))
}

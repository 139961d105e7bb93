import pdfmake from 'pdfmake/build/pdfmake.min.js'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { compactStreams } from '../../../src/printing/drawing/compactStreams.ts'
import type { PrintedDocument } from '../../../src/printing/drawing/document.ts'
import { drawDocument } from '../../../src/printing/drawing/drawDocument.ts'
import { keepFonts } from '../../../src/printing/drawing/keptFonts.ts'
import { drawPack } from '../../../src/printing/drawing/pack/drawPack.ts'
import { openTypeOf } from '../../../src/printing/drawing/openTypeOf.ts'
import { noImages, type PageImages } from '../../../src/printing/drawing/templates/page.ts'
import { typefaces } from '../../../src/printing/drawing/typefaces.ts'
import { fontFiles } from './fontFiles.ts'

const base64Of = async (bytes: Buffer): Promise<string> =>
  Buffer.from(await (await openTypeOf(new Blob([new Uint8Array(bytes)]))).arrayBuffer()).toString('base64')

// As OpenType, as in the product: of a WOFF file fontkit would unpack the outlines anew for each letter.
const files = Object.entries(fontFiles).map(async ([name, bytes]) => [name, await base64Of(bytes)] as const)
pdfmake.addVirtualFileSystem(Object.fromEntries(await Promise.all(files)))
pdfmake.setFonts({
  [typefaces.latin]: { normal: 'regular', bold: 'bold', italics: 'italics', bolditalics: 'bold' },
  [typefaces.hangul]: { normal: 'hangul', bold: 'hangulBold', italics: 'hangul', bolditalics: 'hangulBold' },
})

// As the product does (src/printing/makePdf.ts).
const anyDocument = await pdfmake.createPdf({ content: [] }).getStream()
keepFonts(anyDocument)
compactStreams(anyDocument)

/** Draws a definition, with the fonts of prints. */
export const drawDefinition = async (definition: TDocumentDefinitions): Promise<Buffer> =>
  Buffer.from(await pdfmake.createPdf(definition).getBase64(), 'base64')

/** Draws a print without a browser; images as they are. */
export const printPdf = async (document: PrintedDocument, images: PageImages = noImages): Promise<Buffer> => {
  return document.kind === 'pack'
    ? drawPack(
        document.pack,
        () => images,
        drawDefinition,
        () => {},
      )
    : drawDocument(document, images, drawDefinition)
}

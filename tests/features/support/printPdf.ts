import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pdfmake from 'pdfmake/build/pdfmake.min.js'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { drawDeclaration } from '../../../src/printing/declaration/drawDeclaration.ts'
import { definitionOf, type PrintedDocument } from '../../../src/printing/document.ts'
import { drawPack } from '../../../src/printing/pack/drawPack.ts'
import { noImages, type PageImages } from '../../../src/printing/templates/page.ts'
import { typefaces } from '../../../src/printing/typefaces.ts'

const read = (path: string): Buffer => readFileSync(fileURLToPath(import.meta.resolve(path)))

/** The font files of a print, as the packages bring them. */
export const fontFiles = {
  regular: read('@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf'),
  bold: read('@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf'),
  italics: read('@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf'),
  hangul: read('@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff'),
  hangulBold: read('@fontsource/noto-sans-kr/files/noto-sans-kr-korean-700-normal.woff'),
} as const

// Done for each print, decoding the fonts would take a fifth of it.
pdfmake.addVirtualFileSystem(
  Object.fromEntries(Object.entries(fontFiles).map(([name, bytes]) => [name, bytes.toString('base64')])),
)
pdfmake.setFonts({
  [typefaces.latin]: { normal: 'regular', bold: 'bold', italics: 'italics', bolditalics: 'bold' },
  [typefaces.hangul]: { normal: 'hangul', bold: 'hangulBold', italics: 'hangul', bolditalics: 'hangulBold' },
})

const draw = async (definition: TDocumentDefinitions): Promise<Buffer> =>
  Buffer.from(await pdfmake.createPdf(definition).getBase64(), 'base64')

/** Draws a print without a browser; images as they are. */
export const printPdf = async (document: PrintedDocument, images: PageImages = noImages): Promise<Buffer> => {
  if (document.kind === 'declaration') return (await drawDeclaration(document.form, draw)).pdf
  return document.kind === 'pack' ? drawPack(document.pack, draw, () => {}) : draw(definitionOf(document, images))
}

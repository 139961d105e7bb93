import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pdfmake from 'pdfmake/build/pdfmake.min.js'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { openTypeOf } from '../../../../src/printing/drawing/openTypeOf.ts'
import { typefaces } from '../../../../src/printing/drawing/typefaces.ts'

const files = {
  regular: '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf',
  bold: '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf',
  hangul: '@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff',
  hangulBold: '@fontsource/noto-sans-kr/files/noto-sans-kr-korean-700-normal.woff',
}

const read = async (path: string): Promise<string> => {
  const file = new Blob([readFileSync(fileURLToPath(import.meta.resolve(path)))])
  return Buffer.from(await (await openTypeOf(file)).arrayBuffer()).toString('base64')
}

/** Draws a document with the typefaces of the product's own print, all Vietnamese letters and Hangul. */
export const drawPdf = async (definition: TDocumentDefinitions): Promise<Uint8Array> => {
  const read64 = Object.entries(files).map(async ([name, path]) => [name, await read(path)] as const)
  pdfmake.addVirtualFileSystem(Object.fromEntries(await Promise.all(read64)))
  pdfmake.setFonts({
    [typefaces.latin]: { normal: 'regular', bold: 'bold', italics: 'regular', bolditalics: 'bold' },
    [typefaces.hangul]: { normal: 'hangul', bold: 'hangulBold', italics: 'hangul', bolditalics: 'hangulBold' },
  })
  return Buffer.from(await pdfmake.createPdf(definition).getBase64(), 'base64')
}

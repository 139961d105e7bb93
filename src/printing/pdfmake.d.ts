/** pdfmake as it is built for browsers: one object, which its own types describe as a namespace. */
declare module 'pdfmake/build/pdfmake.min.js' {
  import type { TCreatedPdf, TDocumentDefinitions, TFontDictionary, TVirtualFileSystem } from 'pdfmake/interfaces'

  const pdfmake: {
    readonly addVirtualFileSystem: (files: TVirtualFileSystem) => void
    readonly setFonts: (fonts: TFontDictionary) => void
    readonly createPdf: (definition: TDocumentDefinitions) => TCreatedPdf
  }
  export default pdfmake
}

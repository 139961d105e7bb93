/** pdfmake as it is built for browsers: one object, which its own types describe as a namespace, with what keptFonts.ts takes of its inside. */
declare module 'pdfmake/build/pdfmake.min.js' {
  import type { TCreatedPdf, TDocumentDefinitions, TFontDictionary, TVirtualFileSystem } from 'pdfmake/interfaces'

  interface OpenedFont {
    readonly createSubset: () => object
  }

  /** A font of one document. */
  export interface DocumentFont {
    readonly font: OpenedFont
    /** What is drawn of each word that was laid out. */
    readonly layoutCache: object
    subset: object
    readonly widthOfString: (text: string, size: number) => number
  }

  export interface PdfDocument {
    readonly constructor: { readonly prototype: PdfDocument }
    readonly getFontFile: (family: string, isBold: boolean, isItalic: boolean) => string | null
    provideFont: (this: PdfDocument, family: string, isBold: boolean, isItalic: boolean) => DocumentFont
  }

  const pdfmake: {
    readonly addVirtualFileSystem: (files: TVirtualFileSystem) => void
    readonly setFonts: (fonts: TFontDictionary) => void
    readonly createPdf: (
      definition: TDocumentDefinitions,
    ) => Omit<TCreatedPdf, 'getStream'> & { readonly getStream: () => Promise<PdfDocument> }
  }
  export default pdfmake
}

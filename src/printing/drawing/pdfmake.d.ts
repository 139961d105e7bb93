/** pdfmake as it is built for browsers: one object, which its own types describe as a namespace, with what keptFonts.ts and compactStreams.ts take of its inside. */
declare module 'pdfmake/build/pdfmake.min.js' {
  import type { TCreatedPdf, TDocumentDefinitions, TFontDictionary, TVirtualFileSystem } from 'pdfmake/interfaces'

  interface OpenedFont {
    readonly createSubset: () => object
    readonly hasGlyphForCodePoint: (codePoint: number) => boolean
  }

  /** A font of one document. */
  export interface DocumentFont {
    readonly font: OpenedFont
    /** What is drawn of each word that was laid out. */
    readonly layoutCache: object
    subset: object
    widthOfString: (text: string, size: number, features?: unknown) => number
    encode: (text: string, features?: unknown) => unknown
  }

  /** An object of a PDF, with the parts of its stream. */
  export interface PdfStream {
    readonly constructor: { readonly prototype: PdfStream }
    readonly document: PdfDocument
    readonly data: { Length?: number; Filter?: string }
    buffer: (string | Uint8Array)[]
    compress: boolean
    write: (this: PdfStream, part: unknown) => void
    finalize: (this: PdfStream) => void
  }

  export interface PdfDocument {
    readonly ref: (data: object) => PdfStream
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

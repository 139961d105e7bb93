import type { DocumentFont, PdfDocument } from 'pdfmake/build/pdfmake.min.js'
import { markUnprintable } from './unprintable.ts'

type Kept = Pick<DocumentFont, 'font' | 'layoutCache'>

/** Words whose layout is kept for a font; some megabytes. */
const limit = 5000

/** Letters that share a glyph with others, such as the blank and the one that does not break: a PDF says of a glyph that it is the letter laid out first. */
const namesakes = ' -;\u{2044}'

/** Writing a document opens parts of its letters without knowing of which letters they are, and must not leave that in a font that is kept. */
const subsetOf = (font: DocumentFont['font']): object =>
  Reflect.apply(font.createSubset, Object.create(font, { _glyphs: { value: {} } }), [])

/**
 * Keeps opened fonts, with their glyphs and the layout of words, from one document to the next: pdfmake opens each font anew for every document, a
 * third of what a later document takes. `document` is any that pdfmake has made.
 */
export const keepFonts = ({ constructor: { prototype } }: PdfDocument): void => {
  const kept = new Map<string, Kept>()
  const known = new WeakSet<DocumentFont>()
  const { provideFont } = prototype
  prototype.provideFont = function provideKeptFont(family, isBold, isItalic) {
    const made = provideFont.call(this, family, isBold, isItalic)
    // One file can stand for two styles.
    if (known.has(made)) return made
    known.add(made)
    const file = this.getFontFile(family, isBold, isItalic) ?? ''
    const former = kept.get(file)
    if (former !== undefined && Object.keys(former.layoutCache).length < limit) Object.assign(made, former)
    else {
      made.widthOfString(namesakes, 1)
      kept.set(file, { font: made.font, layoutCache: made.layoutCache })
    }
    made.subset = subsetOf(made.font)
    markUnprintable(made, this)
    return made
  }
}

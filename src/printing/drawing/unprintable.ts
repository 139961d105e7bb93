import type { DocumentFont, PdfDocument } from 'pdfmake/build/pdfmake.min.js'

/** What stands for a letter that a font lacks: the sign that Unicode has for it, or a question mark. */
const marks = ['\u{FFFD}', '?'] as const

/** Blanks and what only joins, parts or directs letters need no outline. */
const undrawn = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** How many different letters of a document are named to the user. */
export const mostNamed = 20

/** Letters as they are named to the user: the first of them where they are many. */
export const namedLetters = (letters: readonly string[]): string =>
  `${letters.slice(0, mostNamed).join(' ')}${letters.length > mostNamed ? ' …' : ''}`

const lacking = new WeakMap<PdfDocument, Set<string>>()

/** The different letters of a drawn document that were drawn as a mark, in the order of their drawing, one more than are named at most. */
export const unprintableOf = (document: PdfDocument): readonly string[] => [...(lacking.get(document) ?? [])]

const collector = (document: PdfDocument): ((letter: string) => void) => {
  const letters = lacking.get(document) ?? new Set<string>()
  lacking.set(document, letters)
  return (letter) => {
    if (letters.size <= mostNamed) letters.add(letter)
  }
}

/**
 * Draws a mark for each letter that the font has not: such a letter would leave no trace, and a name on paper would be another one than in
 * the form. What was marked is kept for `unprintableOf`.
 */
export const markUnprintable = (made: DocumentFont, document: PdfDocument): void => {
  const has = (letter: string): boolean => made.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  const mark = marks.find(has)
  if (mark === undefined) return
  const collect = collector(document)
  const printable = (text: string): string =>
    text.replaceAll(/[^\0-\x7f]/gu, (letter) => {
      if (undrawn.test(letter) || has(letter)) return letter
      collect(letter)
      return mark
    })
  const { widthOfString, encode } = made
  made.widthOfString = (text, size, features) => widthOfString.call(made, printable(text), size, features)
  made.encode = (text, features) => encode.call(made, printable(text), features)
}

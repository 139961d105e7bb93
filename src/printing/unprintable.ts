import type { DocumentFont } from 'pdfmake/build/pdfmake.min.js'

/** What stands for a letter that a font lacks: the sign that Unicode has for it, or a question mark. */
const marks = ['\u{FFFD}', '?'] as const

/** Blanks and what only joins, parts or directs letters need no outline. */
const undrawn = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/**
 * Draws a mark for each letter that the font has not: such a letter would leave no trace, and a name on paper would be another one than in
 * the form.
 */
export const markUnprintable = (made: DocumentFont): void => {
  const has = (letter: string): boolean => made.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  const mark = marks.find(has)
  if (mark === undefined) return
  const printable = (text: string): string =>
    text.replaceAll(/[^\0-\x7f]/gu, (letter) => (undrawn.test(letter) || has(letter) ? letter : mark))
  const { widthOfString, encode } = made
  made.widthOfString = (text, size, features) => widthOfString.call(made, printable(text), size, features)
  made.encode = (text, features) => encode.call(made, printable(text), features)
}

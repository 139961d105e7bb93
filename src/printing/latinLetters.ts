/**
 * The letters of the small font files, of pages and of prints: Western European and Vietnamese letters, combining tone marks,
 * punctuation, a few signs.
 * Pairs of first and last code point.
 */
export const latinLetters: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x1a0, 0x1b0],
  [0x300, 0x323],
  [0x1ea0, 0x1ef9],
  [0x2000, 0x206f],
  [0x20ab, 0x20ac],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
  [0xfffd, 0xfffd],
]

/** Whether the small font files have every letter of a text; line breaks and tabs need none. */
export const hasOnlyLatinLetters = (text: string): boolean =>
  Array.from(text).every((letter) => {
    const point = letter.codePointAt(0) ?? 0
    return point < 0x20 || latinLetters.some(([first, last]) => point >= first && point <= last)
  })

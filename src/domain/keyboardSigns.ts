/** Signs that are drawn as one that keyboards have, beside those that compatibility composition (NFKC) makes the same. */
const drawnAs: readonly (readonly [sign: string, pattern: RegExp])[] = [
  ['-', /[\p{Pd}\u{2D7}\u{2043}\u{2212}]/gu],
  ["'", /[\u{2018}\u{2019}\u{201B}\u{2032}\u{B4}]/gu],
  ['"', /[\u{201C}-\u{201F}\u{2033}]/gu],
  [',', /\u{201A}/gu],
  ['/', /[\u{2044}\u{2215}]/gu],
  [':', /\u{2236}/gu],
  ['*', /\u{2217}/gu],
]

/** The text with the dashes, apostrophes and other signs of phones and office programs as keyboards have them. */
export const inKeyboardSigns = (text: string): string =>
  drawnAs.reduce((plain, [sign, pattern]) => plain.replaceAll(pattern, sign), text)

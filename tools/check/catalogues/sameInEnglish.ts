/** Messages that read the same in Vietnamese or Korean as in English: names, signs and abbreviations of the field. */
export const sameInEnglish: ReadonlySet<string> = new Set([
  'tokhai',
  'English',
  'Tiếng Việt',
  '한국어',
  'e-PIT',
  'HSM',
  'USB token',
  'eSign',
])

/** What readers of texts repeat over: digits, blanks, signs of numbers and formats, letters, marks that combine, what is not drawn. */
const repeated = [
  '0',
  '7.',
  '0,',
  ' ',
  '\r\n',
  '-',
  '\\',
  '"',
  '[h',
  'a ',
  '\u{301}',
  'e\u{323}\u{302}',
  '\u{200B}',
  '\u{1F600}',
]

/** Texts of a length, each with an end that nothing expects. */
export const textsOf = (length: number): readonly string[] =>
  repeated.map((part) => `${part.repeat(Math.ceil(length / part.length)).slice(0, length)}\u{2}`)

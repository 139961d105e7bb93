import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

export interface Pattern {
  readonly file: string
  readonly pattern: RegExp
}

/** Every pattern that stands in the sources of the product. */
export const patternsIn = (folders: readonly string[]): readonly Pattern[] => {
  const patterns: Pattern[] = []
  for (const file of globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`)).toSorted()) {
    const { program } = parseSync(file, readFileSync(file, 'utf8'))
    new Visitor({
      Literal: (literal) => {
        if ('regex' in literal) patterns.push({ file, pattern: new RegExp(literal.regex.pattern, literal.regex.flags) })
      },
    }).visit(program)
  }
  return patterns
}

/** Characters that patterns repeat: zeros, digits, brackets, blanks, separators, letters, marks that combine. */
const repeated = [
  '0',
  '7',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u{A0}',
  '.',
  ',',
  ', ',
  '. ',
  '-',
  '/',
  '\\',
  '_',
  ':',
  ';',
  '=',
  '#',
  '&',
  '+',
  '@',
  '*',
  '|',
  "'",
  '"',
  '""',
  '(',
  '[',
  '{',
  '<',
  '[h',
  'a',
  'A',
  'a ',
  'a.',
  '0.',
  '0,0',
  '\u{301}',
  '\u{301}\u{323}',
  'e\u{323}\u{302}',
  '\u{200B}',
  '\u{AC00}',
  '\u{1F600}',
]

/** A text that begins as the pattern wants it: classes by one of their characters, without groups and repetitions. */
const sampleOf = (source: string): string =>
  source
    .replaceAll(/\\[sS]/g, ' ')
    .replaceAll(/\\[dD]/g, '0')
    .replaceAll(/\\[wW]/g, 'a')
    .replaceAll(/\\[pPu]\{[^}]*\}|\\[xc]../g, 'a')
    .replaceAll(/\[\^?(\\?.)[^\]]*\]/g, '$1')
    .replaceAll(/\(\?(?:[:=!]|<[=!]|<\w+>)|(?<!\\)[()^$*+?|]|\{\d+,?\d*\}/g, '')
    .replaceAll(/\\(.)/g, '$1')

const cuts = 12

/** Texts of a length on which a pattern with more than linear work does not end in reasonable time. */
export function* textsAgainst({ source }: RegExp, length: number): Generator<string> {
  const sample = sampleOf(source)
  const step = Math.max(1, Math.ceil(sample.length / cuts))
  const beginnings: string[] = []
  for (let end = step; end <= sample.length; end += step) beginnings.push(sample.slice(0, end))
  for (const part of [...repeated, ...beginnings]) {
    const text = part.repeat(Math.ceil(length / part.length)).slice(0, length)
    // With an end that nothing expects.
    yield `${text}\u{2}`
    yield `${sample.slice(0, 1)}${text}\u{2}`
  }
}

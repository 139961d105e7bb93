import { spawnSync } from 'node:child_process'

/** Whether PDFs can be read back here (poppler-utils). */
export const hasPdftotext = spawnSync('pdftotext', ['-v']).status === 0

const readBack = (pdf: Buffer, options: readonly string[]): string =>
  spawnSync('pdftotext', [...options, '-enc', 'UTF-8', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
    timeout: 20_000,
  }).stdout.normalize('NFC')

/** The pages of a PDF as text, one line for each line of the page, letters composed. */
export const pagesOf = (pdf: Buffer): string[][] =>
  readBack(pdf, ['-layout'])
    .split('\f')
    .slice(0, -1)
    .map((page) =>
      page
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )

/** All that a PDF says, in the order in which it was drawn. */
export const textOf = (pdf: Buffer): string => readBack(pdf, ['-raw'])

const wordPlace =
  /<word xMin="(?<left>[\d.-]+)" yMin="(?<top>[\d.-]+)" xMax="(?<right>[\d.-]+)" yMax="(?<bottom>[\d.-]+)">(?<word>[^<]*)</g

export interface PlacedWord {
  readonly word: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const wordsOn = (page: string): PlacedWord[] =>
  [...page.matchAll(wordPlace)].map(({ groups }) => ({
    word: groups?.['word'] ?? '',
    left: Number(groups?.['left']),
    top: Number(groups?.['top']),
    right: Number(groups?.['right']),
    bottom: Number(groups?.['bottom']),
  }))

/** The words of each page with their places in points, from the top left. */
export const placedWords = (pdf: Buffer): PlacedWord[][] =>
  readBack(pdf, ['-bbox']).split('<page ').slice(1).map(wordsOn)

const touches = (one: PlacedWord, other: PlacedWord): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4

/** Words that are printed one over the other, by more than their lines touch. */
export const overprinted = (pages: readonly (readonly PlacedWord[])[]): string[] =>
  pages.flatMap((words) =>
    words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter((other) => touches(one, other))
        .map((other) => `${one.word} over ${other.word}`),
    ),
  )

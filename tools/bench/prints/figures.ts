import type { Figure } from '../figure.ts'

/** How a PDF is made: by the product, from a picture, by Chromium's own print. */
export const ways = ['ours', 'jpeg', 'chromium', 'png'] as const
export type Way = (typeof ways)[number]

export interface Made {
  readonly ms: number
  readonly bytes: number
  readonly longestTask: number
}

/** The PDFs of one page in the order in which they were made. */
export type Round = Readonly<Record<Way, readonly Made[]>>

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const titles = {
  jpeg: 'picture as JPEG',
  png: 'picture as PNG',
  chromium: "Chromium's print",
} as const

/** What a PDF of ours may take against one of another way; a picture as PNG is no way that anybody goes. */
const aims = { jpeg: 1 / 6, png: undefined, chromium: 1.5 } as const
type OtherWay = keyof typeof aims

/** Least times of the first PDFs of pages, or of all later ones: a busy machine makes the clock run on, not the work. */
const timeFigures = (
  title: string,
  part: 'first' | 'later',
  rounds: readonly Round[],
  others: readonly OtherWay[],
): Figure[] => {
  const [from, to] = part === 'first' ? [0, 1] : [1, Infinity]
  const time = (way: Way) => Math.min(...rounds.flatMap((round) => round[way].slice(from, to).map(({ ms }) => ms)))
  const name = `${title} ${part}`
  return [
    ...others.map((way): Figure => {
      const aim = aims[way]
      const figure = { name: `${name} / ${titles[way]}`, value: time('ours') / time(way), unit: 'x' }
      return aim === undefined ? figure : { ...figure, aim }
    }),
    { name, value: time('ours'), unit: 'ms' },
    ...others.map((way) => ({ name: `${name}, ${titles[way]}`, value: time(way), unit: 'ms' })),
  ]
}

/** What an invoice takes against Chromium's own print: nobody makes pictures of so many pages. */
export const invoicePrintFigures = (invoice: string, rounds: readonly Round[]): readonly Figure[] =>
  (['first', 'later'] as const).flatMap((part) => timeFigures(`print: ${invoice}`, part, rounds, ['chromium']))

/** Times, bytes and the longest task of one form. */
export const printFigures = (form: string, rounds: readonly Round[]): readonly Figure[] => {
  const title = `print: ${form}`
  const bytes = (way: Way) => median(rounds.flatMap((round) => round[way].map((made) => made.bytes)))
  const tasks = rounds.flatMap(({ ours }) => ours.map(({ longestTask }) => longestTask))
  return [
    ...(['first', 'later'] as const).flatMap((part) => timeFigures(title, part, rounds, ['jpeg', 'png', 'chromium'])),
    { name: `${title} bytes / ${titles.jpeg}`, value: bytes('ours') / bytes('jpeg'), unit: 'x', aim: 1 / 30 },
    { name: `${title} bytes / ${titles.png}`, value: bytes('ours') / bytes('png'), unit: 'x' },
    { name: `${title} bytes / ${titles.chromium}`, value: bytes('ours') / bytes('chromium'), unit: 'x' },
    { name: `${title} bytes`, value: bytes('ours'), unit: 'B' },
    { name: `${title} bytes, ${titles.jpeg}`, value: bytes('jpeg'), unit: 'B' },
    { name: `${title} bytes, ${titles.png}`, value: bytes('png'), unit: 'B' },
    { name: `${title} bytes, ${titles.chromium}`, value: bytes('chromium'), unit: 'B' },
    { name: `${title} longest task over 50 ms, else 0`, value: Math.max(...tasks), unit: 'ms', aim: 50 },
  ]
}

import type { ContentText } from 'pdfmake/interfaces'

/** The typefaces of a print: metrics of Times New Roman with all Vietnamese letters, and one for Hangul where a text has it. */
export const typefaces = { latin: 'Tinos', hangul: 'Noto Sans KR' } as const

const hangul = /[\u1100-\u11FF\u3000-\u303F\u3130-\u318F\uA960-\uA97F\uAC00-\uD7FF]+/u
const hangulRuns = new RegExp(`(${hangul.source})`, 'u')

export const hasHangul = (text: string): boolean => hangul.test(text)

export const withoutHangul = (text: string): string => text.split(hangul).join('')

interface Run {
  readonly text: string
  readonly font?: string
}

const runsOf = (text: string): Run[] =>
  text
    .split(hangulRuns)
    .filter((run) => run !== '')
    .map((run) => (hasHangul(run) ? { text: run, font: typefaces.hangul } : { text: run }))

/** The text as it is, or in runs where Hangul stands in it, each in the typeface that has its letters. */
export const inTypefaces = (text: string): ContentText['text'] => (hasHangul(text) ? runsOf(text) : text)

/** Such runs for a list of texts, where pdfmake gives a style to each text and not to those within it. */
export const styledRuns = (text: string, style: Partial<ContentText>): ContentText[] =>
  runsOf(text).map((run) => ({ ...style, ...run }))

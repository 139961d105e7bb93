import { folded } from '../text.ts'

/** A flag of an uploaded item as it is kept: said, denied, or not mentioned. */
export const flagTexts = ['1', '0', ''] as const
export type FlagText = (typeof flagTexts)[number]

/** What people write for yes and no, in the three languages and as ticks. */
const words: Readonly<Record<FlagText, readonly string[]>> = {
  '1': ['1', 'yes', 'y', 'true', 'x', '✓', '✔', '√', '☑', 'có', 'c', 'đúng', '예', '네', '있음', '해당'],
  '0': [
    '0',
    'no',
    'n',
    'false',
    '-',
    '☐',
    'không',
    'k',
    'ko',
    'sai',
    '아니오',
    '아니요',
    '없음',
    '미해당',
    '해당 없음',
  ],
  '': [''],
}

const known: ReadonlyMap<string, FlagText> = new Map(
  flagTexts.flatMap((flag) => words[flag].map((word) => [folded(word), flag] as const)),
)

/** Longest text that is looked at as a flag. */
const longestRead = 50

/** The flag that somebody typed or a cell holds, or null. */
export const readFlagWord = (typed: string): FlagText | null =>
  typed.length > longestRead ? null : (known.get(folded(typed).trim()) ?? null)

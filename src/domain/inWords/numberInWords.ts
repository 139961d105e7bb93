import { withoutLastZeros } from '../digits.ts'

const digitWords = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const
const groupWords = ['', 'nghìn', 'triệu'] as const

const maxWholeDigits = 32
const maxDecimals = 8

/** What the seed shows in place of words (seed 002 §8). */
export const tooLarge = 'Number Very Large!'
export const unreadable = 'ERROR'

const digitWord = (digit: number): string => digitWords[digit] ?? ''

const unitWord = (tens: number, unit: number): string => {
  if (unit === 1 && tens > 1) return 'mốt'
  if (unit === 4 && tens > 1) return 'tư'
  return unit === 5 && tens > 0 ? 'lăm' : digitWord(unit)
}

const tensWords = (tens: number, unit: number, hasHundreds: boolean): readonly string[] => {
  const last = unit === 0 ? [] : [unitWord(tens, unit)]
  if (tens === 0) return unit > 0 && hasHundreds ? ['lẻ', ...last] : last
  return tens === 1 ? ['mười', ...last] : [digitWord(tens), 'mươi', ...last]
}

/** A group of three digits; one that stands behind others says its hundreds even where they are none. */
const groupOf = (group: string, isFirst: boolean): readonly string[] => {
  const [hundreds = 0, tens = 0, unit = 0] = Array.from(group.padStart(3, '0'), Number)
  if (hundreds + tens + unit === 0) return []
  const hasHundreds = !isFirst || hundreds > 0
  return [...(hasHundreds ? [digitWord(hundreds), 'trăm'] : []), ...tensWords(tens, unit, hasHundreds)]
}

/** At most nine digits, which have words of their own: million, thousand, and what is below. */
const belowBillion = (digits: string, isFirst: boolean): readonly string[] =>
  digits
    .padStart(9, '0')
    .match(/\d{3}/g)
    ?.reduce<readonly string[]>((words, group, index) => {
      const read = groupOf(group, isFirst && words.length === 0)
      const unit = groupWords[2 - index] ?? ''
      return [...words, ...read, ...(read.length > 0 && unit !== '' ? [unit] : [])]
    }, []) ?? []

/** What stands before the last nine digits is so many billions, and billions of billions further on. */
const wholeInWords = (digits: string): readonly string[] => {
  const high = digits.slice(0, -9)
  return high === ''
    ? belowBillion(digits, true)
    : [...wholeInWords(high), 'tỷ', ...belowBillion(digits.slice(-9), false)]
}

const readWhole = (digits: string): readonly string[] => {
  const words = wholeInWords(digits.replace(/^0+/, ''))
  return words.length === 0 ? [digitWord(0)] : words
}

/** Decimals are read as a number, after a word for each zero that it begins with. */
const readDecimals = (digits: string): readonly string[] => {
  const zeros = /^0*/.exec(digits)?.[0].length ?? 0
  return digits === '' ? [] : ['phẩy', ...Array.from({ length: zeros }, () => digitWord(0)), ...readWhole(digits)]
}

/**
 * An exact decimal in Vietnamese words: `1001` is `một nghìn không trăm lẻ một`, `24.5` is `hai mươi tư phẩy năm` (seed 002 §8, §9;
 * docs/decisions/0301). More than 32 digits before the decimal point are too large; what has more than 8 decimals, or is no number, is an
 * error.
 * @param decimal digits with a decimal dot, as calls carry it
 */
export const numberInWords = (decimal: string): string => {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? []
  if (whole === '') return unreadable
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (digits.length > maxWholeDigits) return tooLarge
  if (fraction.length > maxDecimals) return unreadable
  const decimals = withoutLastZeros(fraction)
  const isNegative = sign !== '' && `${digits}${decimals}` !== '0'
  return [...(isNegative ? ['âm'] : []), ...readWhole(digits), ...readDecimals(decimals)].join(' ')
}

import { composed } from './text.ts'

/** What file systems forbid in names, what reads from right to left, and what is not seen. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu
const longest = 120
/** Longest name that is looked at: enough of one whose forbidden characters are many. */
const longestRead = 1000

const isOuter = (character = ''): boolean => character === '.' || character.trim() === ''

/** A name without the dots and blanks around it. */
const withoutOuterDots = (name: string): string => {
  let [from, to] = [0, name.length]
  while (from < to && isOuter(name[from])) from += 1
  while (to > from && isOuter(name[to - 1])) to -= 1
  return name.slice(from, to)
}

/** A file's name that stays in its folder on every system, without its ending. */
export const safeName = (name: string): string => {
  const plain = [...composed(name.slice(0, longestRead)).replaceAll(forbidden, '-')].slice(0, longest).join('')
  const trimmed = withoutOuterDots(plain)
  return devices.test(trimmed) ? `_${trimmed}` : trimmed === '' ? '_' : trimmed
}

const ending = /\.[a-z0-9]{1,8}$/i

/** The same of a name with its ending, which stays. */
export const safeFileName = (name: string): string => {
  const [kind = ''] = ending.exec(name.slice(-longest)) ?? []
  return `${safeName(name.slice(0, name.length - kind.length))}${kind}`
}

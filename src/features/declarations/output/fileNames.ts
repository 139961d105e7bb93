/** What file systems forbid in names, what reads from right to left, and what is not seen. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu
const longest = 120

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
  const plain = [...name.normalize('NFC').replaceAll(forbidden, '-')].slice(0, longest).join('')
  const trimmed = withoutOuterDots(plain)
  return devices.test(trimmed) ? `_${trimmed}` : trimmed === '' ? '_' : trimmed
}

/** Gives each file of a folder a name of its own, also where systems take capital letters for small ones. */
export const uniqueNames = (): ((name: string) => string) => {
  const taken = new Set<string>()
  return (name) => {
    const safe = safeName(name)
    for (let count = 1; ; count += 1) {
      const tried = count === 1 ? safe : `${safe} (${count})`
      const key = tried.toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return tried
    }
  }
}

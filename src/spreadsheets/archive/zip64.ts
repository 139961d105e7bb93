import { damaged } from '../unreadable.ts'

interface Values {
  readonly size: number
  readonly packedSize: number
  readonly offset: number
}

const inExtra = 0xff_ff_ff_ff
const zip64 = 1

/** Where the extra field of ZIP64 begins between `from` and `to`, or -1. */
const fieldIn = (view: DataView, from: number, to: number): number => {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === zip64) return at + 4
  }
  return -1
}

/** Sizes and offset of an entry, from its extra field where the narrow ones say so (APPNOTE.TXT 4.5.3). Some writers do so for any file. */
export const wideValues = (view: DataView, from: number, to: number, narrow: Values): Values => {
  if (narrow.size !== inExtra && narrow.packedSize !== inExtra && narrow.offset !== inExtra) return narrow
  let at = fieldIn(view, from, to)
  const wide = (value: number): number => {
    if (value !== inExtra) return value
    if (at < 0 || at + 8 > to) throw damaged()
    at += 8
    return Number(view.getBigUint64(at - 8, true))
  }
  return { size: wide(narrow.size), packedSize: wide(narrow.packedSize), offset: wide(narrow.offset) }
}

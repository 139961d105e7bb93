import { Inflate } from 'fflate'
import type { Budget } from '../budget.ts'
import { damaged } from '../unreadable.ts'
import type { Entry } from './archive.ts'
import { crc32 } from './crc32.ts'

/** Bytes given to the inflater at a time: a thousand times as much may come out of them. */
const step = 65_536
const smallStep = 4096

const inflated = ({ packed, size }: Entry): Uint8Array => {
  const whole = new Uint8Array(size)
  let filled = 0
  const inflate = new Inflate((chunk) => {
    if (filled + chunk.length > size) throw damaged()
    whole.set(chunk, filled)
    filled += chunk.length
  })
  try {
    for (let at = 0; at < packed.length; at += step)
      inflate.push(packed.subarray(at, at + step), at + step >= packed.length)
  } catch {
    throw damaged()
  }
  if (filled !== size) throw damaged()
  return whole
}

/**
 * Unpacks one file of an archive. It is counted before it is unpacked by what the archive says, and not a byte more than that is kept, so that
 * a file that unpacks to gigabytes takes neither memory nor time. A file with another checksum than the archive says is damaged: one wrong
 * byte makes another number.
 */
export const unpack = (entry: Entry, budget: Budget): Uint8Array => {
  budget.take(entry.size)
  if (!entry.isDeflated && entry.packed.length !== entry.size) throw damaged()
  const whole = entry.isDeflated ? inflated(entry) : entry.packed
  if (crc32(whole) !== entry.crc) throw damaged()
  return whole
}

/** The first bytes of a file of an archive, piece by piece, no more than `most`: of a beginning there is no checksum. */
export function* beginningOf({ packed, isDeflated }: Entry, most: number): Generator<Uint8Array> {
  let left = most
  let ready: Uint8Array[] = []
  const inflate = new Inflate((chunk) => ready.push(chunk))
  for (let at = 0; at < packed.length && left > 0; at += smallStep) {
    const piece = packed.subarray(at, at + smallStep)
    try {
      if (isDeflated) inflate.push(piece, at + smallStep >= packed.length)
      else ready.push(piece)
    } catch {
      throw damaged()
    }
    for (const bytes of ready) {
      yield bytes.subarray(0, Math.max(left, 0))
      left -= bytes.length
    }
    ready = []
  }
}

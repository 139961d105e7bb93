import { Inflate } from 'fflate'
import type { Budget } from '../budget.ts'
import { damaged } from '../unreadable.ts'
import type { Entry } from './archive.ts'
import { crc32 } from './crc32.ts'

/** Bytes given to the inflater at a time: a thousand times as much may come out of them. */
const step = 65_536

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

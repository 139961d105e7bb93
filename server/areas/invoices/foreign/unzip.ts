import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { foreignLimits } from '../../../../src/domain/invoice/foreign/outcomes.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'

/** A file of an archive by its name there; null where it cannot be unpacked, or has more bytes than one may. */
export interface PackedFile {
  readonly name: string
  readonly read: () => Promise<Result<Buffer, 'damaged' | 'too_large'>>
}

export type ArchiveRefusal = 'damaged' | 'too_large'

const inflate = promisify(inflateRaw)

/** Records of a zip archive (APPNOTE.TXT 4.3). */
const signatures = { local: 0x04_03_4b_50, entry: 0x02_01_4b_50, end: 0x06_05_4b_50 }
const sizes = { local: 30, entry: 46, end: 22, comment: 0xff_ff }
const methods = { stored: 0, deflated: 8 }

export const isArchive = (bytes: Buffer): boolean =>
  bytes.length >= 4 && (bytes.readUInt32LE(0) === signatures.local || bytes.readUInt32LE(0) === signatures.end)

const endOf = (bytes: Buffer): number | null => {
  const first = Math.max(0, bytes.length - sizes.end - sizes.comment)
  for (let at = bytes.length - sizes.end; at >= first; at -= 1) if (bytes.readUInt32LE(at) === signatures.end) return at
  return null
}

interface Entry {
  readonly name: string
  readonly isEncrypted: boolean
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly offset: number
  readonly next: number
}

const entryAt = (bytes: Buffer, at: number): Entry | null => {
  if (at + sizes.entry > bytes.length || bytes.readUInt32LE(at) !== signatures.entry) return null
  const nameEnd = at + sizes.entry + bytes.readUInt16LE(at + 28)
  const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  if (next > bytes.length) return null
  return {
    name: bytes.toString('utf8', at + sizes.entry, nameEnd),
    isEncrypted: (bytes.readUInt16LE(at + 8) & 1) !== 0,
    method: bytes.readUInt16LE(at + 10),
    crc: bytes.readUInt32LE(at + 16),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
    next,
  }
}

const dataOf = (bytes: Buffer, { offset, packed }: Entry): Buffer | null => {
  if (offset + sizes.local > bytes.length || bytes.readUInt32LE(offset) !== signatures.local) return null
  const start = offset + sizes.local + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  return start + packed > bytes.length ? null : bytes.subarray(start, start + packed)
}

const unpack = async (data: Buffer, method: number): Promise<Buffer | null> => {
  if (method === methods.stored) return data
  if (method !== methods.deflated) return null
  try {
    return await inflate(data, { maxOutputLength: foreignLimits.each + 1 })
  } catch {
    return null
  }
}

const reading = (bytes: Buffer, entry: Entry) => async (): Promise<Result<Buffer, 'damaged' | 'too_large'>> => {
  if (entry.size > foreignLimits.each) return fail('too_large')
  const data = entry.isEncrypted ? null : dataOf(bytes, entry)
  const unpacked = data === null ? null : await unpack(data, entry.method)
  // What unpacks to more or less than the archive says is none of its files.
  if (unpacked === null || unpacked.length !== entry.size || crc32(unpacked) !== entry.crc) return fail('damaged')
  return succeed(unpacked)
}

/**
 * The files of a zip archive by its directory; nothing is unpacked before it is read, and then no more than one file may have. Folders are left
 * out, and names are never used as paths.
 */
export const filesOf = (bytes: Buffer): Result<readonly PackedFile[], ArchiveRefusal> => {
  const end = bytes.length < sizes.end ? null : endOf(bytes)
  if (end === null) return fail('damaged')
  const count = bytes.readUInt16LE(end + 10)
  const files: PackedFile[] = []
  let [at, total] = [bytes.readUInt32LE(end + 16), 0]
  for (let read = 0; read < count; read += 1) {
    const entry = entryAt(bytes, at)
    if (entry === null) return fail('damaged')
    at = entry.next
    if (entry.name.endsWith('/')) continue
    files.push({ name: entry.name, read: reading(bytes, entry) })
    // A file that is too large is not unpacked.
    if (entry.size <= foreignLimits.each) total += entry.size
    if (files.length > foreignLimits.files || total > foreignLimits.all) return fail('too_large')
  }
  return succeed(files)
}

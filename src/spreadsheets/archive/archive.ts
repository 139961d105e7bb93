import { cutOff, damaged, Unreadable } from '../unreadable.ts'
import { wideValues } from './zip64.ts'

/** One file of a zip archive, as the archive's own directory describes it (APPNOTE.TXT 4.3.12). */
export interface Entry {
  readonly name: string
  readonly isDeflated: boolean
  readonly crc: number
  /** Bytes, unpacked; what the archive says, which may be untrue. */
  readonly size: number
  readonly packed: Uint8Array
}

export interface Archive {
  readonly entries: readonly Entry[]
  /** By the name of a part; case, leading and backward slashes do not count (ECMA-376 part 2, 6.2.2). */
  find(name: string): Entry | undefined
}

const most = { entries: 2000, comment: 0xff_ff, endRecord: 22 }
const signatures = { entry: 0x02_01_4b_50, local: 0x04_03_4b_50, end: 0x06_05_4b_50 }
const encrypted = 1
const methods = { stored: 0, deflated: 8 }

const keyOf = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

const endOf = (view: DataView): number => {
  const first = Math.max(0, view.byteLength - most.endRecord - most.comment)
  for (let at = view.byteLength - most.endRecord; at >= first; at -= 1) {
    if (view.getUint32(at, true) === signatures.end) return at
  }
  // The directory stands at the end, and says where it ends.
  throw cutOff()
}

const dataOf = (bytes: Uint8Array, view: DataView, offset: number, length: number): Uint8Array => {
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== signatures.local) throw damaged()
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + length > bytes.length) throw damaged()
  return bytes.subarray(start, start + length)
}

const entryAt = (bytes: Uint8Array, view: DataView, at: number): { entry: Entry; next: number } => {
  if (at + 46 > bytes.length || view.getUint32(at, true) !== signatures.entry) throw damaged()
  const method = view.getUint16(at + 10, true)
  if ((view.getUint16(at + 8, true) & encrypted) !== 0) throw new Unreadable({ code: 'spreadsheet.passwordProtected' })
  if (method !== methods.stored && method !== methods.deflated) throw damaged()
  const afterName = at + 46 + view.getUint16(at + 28, true)
  const afterExtra = afterName + view.getUint16(at + 30, true)
  const next = afterExtra + view.getUint16(at + 32, true)
  if (next > bytes.length) throw damaged()
  const narrow = {
    size: view.getUint32(at + 24, true),
    packedSize: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
  }
  const { size, packedSize, offset } = wideValues(view, afterName, afterExtra, narrow)
  const entry = {
    name: new TextDecoder().decode(bytes.subarray(at + 46, afterName)),
    isDeflated: method === methods.deflated,
    crc: view.getUint32(at + 16, true),
    size,
    packed: dataOf(bytes, view, offset, packedSize),
  }
  return { entry, next }
}

/**
 * Reads the directory of a zip archive; nothing is unpacked. Ends with `spreadsheet.damaged` where the directory is none, names a file
 * twice or has more entries than any workbook, and with `spreadsheet.passwordProtected` where an entry is encrypted.
 */
export const openArchive = (bytes: Uint8Array): Archive => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < most.endRecord) throw cutOff()
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > most.entries) throw damaged()
  const byName = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let read = 0; read < count; read += 1) {
    const { entry, next } = entryAt(bytes, view, at)
    if (byName.has(keyOf(entry.name))) throw damaged()
    byName.set(keyOf(entry.name), entry)
    at = next
  }
  return { entries: [...byName.values()], find: (name) => byName.get(keyOf(name)) }
}

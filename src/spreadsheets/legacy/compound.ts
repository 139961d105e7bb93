import { cutOff, damaged } from '../unreadable.ts'

/** A file that holds files, as Office before 2007 wrote them (MS-CFB). */
export interface Compound {
  readonly names: ReadonlySet<string>
  /** The content of a stream; null where there is none of that name. */
  read(name: string): Uint8Array | null
}

interface Stream {
  readonly start: number
  readonly size: number
}

const endOfChain = 0xff_ff_ff_fa
const header = 512
const entryBytes = 128
const kinds = { stream: 2, root: 5 }

/** The numbers of a chain of sectors in their order. A chain that comes back to itself is longer than there are sectors. */
const chainOf = (start: number, next: readonly number[]): number[] => {
  const chain: number[] = []
  for (let sector = start; sector < endOfChain; sector = next[sector] ?? endOfChain) {
    if (chain.push(sector) > next.length) throw damaged()
  }
  return chain
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const numbersIn = (bytes: Uint8Array): number[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => view.getUint32(at * 4, true))
}

/** Where the table of chains stands: 109 sectors are named in the header, others in a chain of their own (MS-CFB 2.5). */
const tableSectors = (bytes: Uint8Array, view: DataView, sectorOf: (at: number) => Uint8Array): number[] => {
  const sectors = numbersIn(bytes.subarray(76, header))
  const most = view.getUint32(72, true)
  let more = view.getUint32(68, true)
  for (let read = 0; read < most && more < endOfChain; read += 1) {
    const numbers = numbersIn(sectorOf(more))
    more = numbers.pop() ?? endOfChain
    sectors.push(...numbers)
  }
  return sectors.filter((sector) => sector < endOfChain)
}

const streamsIn = (directory: Uint8Array): ReadonlyMap<string, Stream> => {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  const found = new Map<string, Stream>()
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const length = view.getUint16(at + 64, true)
    const kind = directory[at + 66]
    if ((kind !== kinds.stream && kind !== kinds.root) || length < 2 || length > 64) continue
    const name = new TextDecoder('utf-16le').decode(directory.subarray(at, at + length - 2))
    const stream = { start: view.getUint32(at + 116, true), size: view.getUint32(at + 120, true) }
    if (!found.has(name)) found.set(kind === kinds.root ? '' : name, stream)
  }
  return found
}

/** Reads the directory of a compound file, and of its streams only what is asked for. Ends with `spreadsheet.damaged` where it leads nowhere. */
export const openCompound = (bytes: Uint8Array): Compound => {
  if (bytes.length < header * 3) throw cutOff()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [sectorBits, smallBits, smallest] = [
    view.getUint16(30, true),
    view.getUint16(32, true),
    view.getUint32(56, true),
  ]
  if ((sectorBits !== 9 && sectorBits !== 12) || smallBits !== 6) throw damaged()
  const size = 1 << sectorBits
  const sectorOf = (at: number): Uint8Array => {
    const start = (at + 1) * size
    if (start >= bytes.length) throw cutOff()
    return bytes.subarray(start, start + size)
  }
  const next = numbersIn(
    joined(
      tableSectors(bytes, view, sectorOf)
        .slice(0, bytes.length / size)
        .map(sectorOf),
    ),
  )
  const contentFrom = (start: number): Uint8Array => joined(chainOf(start, next).map(sectorOf))
  const streams = streamsIn(contentFrom(view.getUint32(48, true)))
  const smallContent = ({ start, size: length }: Stream): Uint8Array => {
    const store = contentFrom(streams.get('')?.start ?? endOfChain)
    const chain = chainOf(start, numbersIn(contentFrom(view.getUint32(60, true))))
    const parts = chain.map((at) => store.subarray(at << smallBits, (at + 1) << smallBits))
    return joined(parts).subarray(0, length)
  }
  return {
    names: new Set(streams.keys()),
    read(name) {
      const stream = streams.get(name)
      if (stream === undefined) return null
      return stream.size < smallest ? smallContent(stream) : contentFrom(stream.start).subarray(0, stream.size)
    },
  }
}

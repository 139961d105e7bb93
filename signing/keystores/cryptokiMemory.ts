import type { AttributeValue } from './cryptoki.ts'
import type { CryptokiLayout } from './cryptokiLayout.ts'

/** Where a buffer lies in memory. */
export type AddressOf = (buffer: Buffer) => bigint

/** An attribute or mechanism; without a value it asks for its length. */
type TypedValue = Pick<AttributeValue, 'type'> & Partial<AttributeValue>

/** Writes and reads what PKCS#11 takes and gives. Every platform that Node runs tokens on is little-endian. */
export const createCryptokiMemory = (layout: CryptokiLayout, addressOf: AddressOf) => {
  const { ulong, pointer, typedValue } = layout
  /** CK_UNAVAILABLE_INFORMATION. */
  const unavailable = 2n ** BigInt(ulong * 8) - 1n

  const write = (buffer: Buffer, offset: number, size: number, value: number | bigint): void => {
    if (size === 4) buffer.writeUInt32LE(Number(value), offset)
    else buffer.writeBigUInt64LE(BigInt(value), offset)
  }

  const read = (buffer: Buffer, offset = 0): bigint =>
    ulong === 4 ? BigInt(buffer.readUInt32LE(offset)) : buffer.readBigUInt64LE(offset)

  const number = (value: number): Buffer => {
    const buffer = Buffer.alloc(ulong)
    write(buffer, 0, ulong, value)
    return buffer
  }

  /** What a structure points to, which must not be collected before it. */
  const pointedTo = new WeakMap<Buffer, readonly Buffer[]>()

  return {
    /** A CK_ULONG. */
    number,
    read,
    /** A structure of `size` bytes with nothing set but its flags. */
    flagsIn: (size: number, offset: number, flags: number): Buffer => {
      const buffer = Buffer.alloc(size)
      write(buffer, offset, ulong, flags)
      return buffer
    },
    /** The handles in a list of so many. */
    handles: (list: Buffer, count: number): Buffer[] =>
      Array.from({ length: count }, (_, index) => list.subarray(index * ulong, (index + 1) * ulong)),
    /** CK_ATTRIBUTEs one behind another, or one CK_MECHANISM. */
    typedValues: (entries: readonly TypedValue[]): Buffer => {
      const bytes = Buffer.alloc(entries.length * typedValue.size)
      const values = entries.flatMap(({ type, value }, index) => {
        const start = index * typedValue.size
        write(bytes, start + typedValue.type, ulong, type)
        if (value === undefined) return []
        const held = typeof value === 'number' ? number(value) : value
        write(bytes, start + typedValue.value, pointer, addressOf(held))
        write(bytes, start + typedValue.length, ulong, held.length)
        return [held]
      })
      pointedTo.set(bytes, values)
      return bytes
    },
    /** The length that the library has written into the attribute at `index`; 0 where it has none to give. */
    lengthAt: (attributes: Buffer, index: number): number => {
      const length = read(attributes, index * typedValue.size + typedValue.length)
      return length === unavailable ? 0 : Number(length)
    },
  }
}

export type CryptokiMemory = ReturnType<typeof createCryptokiMemory>

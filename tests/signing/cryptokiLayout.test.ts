import { describe, expect, it } from 'vitest'
import { attributes } from '../../signing/keystores/cryptoki.ts'
import { cryptokiLayout } from '../../signing/keystores/cryptokiLayout.ts'
import { createCryptokiMemory } from '../../signing/keystores/cryptokiMemory.ts'

describe('the structures of PKCS#11', () => {
  it('are packed on Windows, with numbers of four bytes', () => {
    expect(cryptokiLayout('win32', 8)).toEqual({
      ulong: 4,
      pointer: 8,
      typedValue: { type: 0, value: 4, length: 12, size: 16 },
      tokenInfo: { label: 0, flags: 96, size: 160 },
      initializeArguments: { flags: 32, size: 44 },
      firstFunction: 2,
    })
    expect(cryptokiLayout('win32', 4)).toMatchObject({
      typedValue: { type: 0, value: 4, length: 8, size: 12 },
      initializeArguments: { flags: 16, size: 24 },
    })
  })

  it.each(['linux', 'darwin'] as const)('are aligned on %s, with numbers of eight bytes', (platform) => {
    expect(cryptokiLayout(platform, 8)).toEqual({
      ulong: 8,
      pointer: 8,
      typedValue: { type: 0, value: 8, length: 16, size: 24 },
      tokenInfo: { label: 0, flags: 96, size: 208 },
      initializeArguments: { flags: 32, size: 48 },
      firstFunction: 8,
    })
  })
})

describe('what is written for a library on Windows', () => {
  const layout = cryptokiLayout('win32', 8)
  const memory = createCryptokiMemory(layout, () => 0x1122334455667788n)

  it('is each attribute behind the other: number, address, length', () => {
    const template = [{ type: attributes.id, value: Buffer.from('abc') }, { type: attributes.value }]
    expect(memory.typedValues(template).toString('hex')).toBe(
      ['02010000', '8877665544332211', '03000000', '11000000', '0000000000000000', '00000000'].join(''),
    )
  })

  it('is a class as a number of four bytes', () => {
    const addressed: Buffer[] = []
    const { typedValues } = createCryptokiMemory(layout, (buffer) => BigInt(addressed.push(buffer)))
    typedValues([{ type: attributes.class, value: 3 }])
    expect(addressed).toEqual([Buffer.from([3, 0, 0, 0])])
  })

  it('is flags between pointers that are null', () => {
    const { size, flags } = layout.initializeArguments
    expect(memory.flagsIn(size, flags, 2).toString('hex')).toBe(`${'00'.repeat(32)}02000000${'00'.repeat(8)}`)
  })

  it('is read back: a length, none to give, handles', () => {
    const attribute = memory.typedValues([{ type: attributes.value }, { type: attributes.id }])
    attribute.writeUInt32LE(700, 12)
    attribute.writeUInt32LE(0xffffffff, 28)
    expect([memory.lengthAt(attribute, 0), memory.lengthAt(attribute, 1)]).toEqual([700, 0])
    const list = Buffer.from('0500000006000000ffffffff', 'hex')
    expect(memory.handles(list, 2).map((handle) => memory.read(handle))).toEqual([5n, 6n])
  })
})

import { expect, it } from 'vitest'
import { onlyValues } from '../../src/spreadsheets/legacy/records.ts'
import { Unreadable } from '../../src/spreadsheets/unreadable.ts'

const record = (kind: number, content: readonly number[]): number[] => [
  kind & 255,
  kind >> 8,
  content.length & 255,
  content.length >> 8,
  ...content,
]
const kindsIn = (stream: Uint8Array): number[] => {
  const view = new DataView(stream.buffer)
  const kinds: number[] = []
  for (let at = 0; at + 4 <= stream.length; at += 4 + view.getUint16(at + 2, true)) kinds.push(view.getUint16(at, true))
  return kinds
}
const codeOf = (stream: readonly number[]): string => {
  try {
    onlyValues(Uint8Array.from(stream))
    return 'read'
  } catch (error) {
    if (error instanceof Unreadable) return error.failure.code
    throw error
  }
}

const number = record(0x0203, [1, 2, 3])
const drawing = record(0x00ec, [4, 5])
const texts = record(0x00fc, [6])
const more = record(0x003c, [7])

it('blots out records that no value needs, with what continues them, and leaves all others at their places', () => {
  const kept = onlyValues(Uint8Array.from([number, drawing, more, texts, more].flat()))
  expect(kindsIn(kept)).toEqual([0x0203, 0x01c0, 0x01c0, 0x00fc, 0x003c])
})

it('blots out what a formula is made of, and keeps its value', () => {
  const content = Array.from({ length: 30 }, (_, at) => at)
  const kept = onlyValues(Uint8Array.from(record(0x0006, content)))
  expect([...kept.subarray(4)]).toEqual(content.map((byte, at) => (at === 20 || at === 21 ? 0xff : byte)))
})

it('knows a password by its record', () => {
  expect(codeOf([...number, ...record(0x002f, [0, 0])])).toBe('spreadsheet.passwordProtected')
})

it('ends at a record that is longer than the stream, and not at the zeros behind the last one', () => {
  expect(codeOf([...number, 0x03, 0x02, 0xff, 0x1f, 1])).toBe('spreadsheet.damaged')
  expect(codeOf([...number, 0, 0, 0, 0, 0, 0, 0xff])).toBe('read')
})

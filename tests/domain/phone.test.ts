import { expect, it } from 'vitest'
import { phoneText } from '../../src/domain/phone.ts'

it.each([
  ['024 3825.1234', '02438251234'],
  ['(+84) 24-3825-1234', '+842438251234'],
  ['tel: +84 24 3825 1234 (ext. 5)', '+8424382512345'],
  ['０９１２ ３４５', '0912345'],
  ['84+24', '8424'],
  ['-912345678', '912345678'],
  ['gọi sau', ''],
  ['+', '+'],
])('keeps digits and a leading + of "%s" [000-3-03]', (typed, kept) => {
  expect(phoneText(typed)).toBe(kept)
})

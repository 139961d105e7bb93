import { expect, it } from 'vitest'
import { reasonsIn } from '../../src/domain/declaration/timeline.ts'

it('reads the reasons of a message with their codes', () => {
  expect(reasonsIn('-2: Chữ ký; không hợp lệ; 9992: Đã tồn tại tờ khai')).toEqual([
    { code: '-2', text: 'Chữ ký; không hợp lệ' },
    { code: '9992', text: 'Đã tồn tại tờ khai' },
  ])
})

it('counts a code once, and finds none in a message without codes', () => {
  expect(reasonsIn('9101: Một; 9101: Hai').map(({ code }) => code)).toEqual(['9101'])
  expect(reasonsIn('Thông báo về việc chấp nhận')).toEqual([])
})

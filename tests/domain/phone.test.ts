import * as v from 'valibot'
import { expect, it } from 'vitest'
import { profileTexts } from '../../src/domain/account/profile.ts'
import { companyTexts } from '../../src/domain/companyForm.ts'
import { phoneOf } from '../../src/domain/declaration/rules.ts'
import { shopTexts } from '../../src/domain/shop/shop.ts'
import { userTexts } from '../../src/domain/user/user.ts'
import { phoneText, shownPhone } from '../../src/domain/phone.ts'

it.each([
  ['024 3825.1234', '02438251234'],
  ['(+84) 24-3825-1234', '02438251234'],
  ['+84 901 234 567', '0901234567'],
  ['+84 (0) 901 234 567', '0901234567'],
  ['0084 901 234 567', '0901234567'],
  ['84901234567', '0901234567'],
  ['090\u{200B}1\u{A0}234\u{2013}567', '0901234567'],
  ['ĐT: 0901 234 567', '0901234567'],
  ['+82 2 1234 5678', '+82212345678'],
  ['+84 90', '+8490'],
  ['０９１２ ３４５', '0912345'],
  ['+', '+'],
  ['', ''],
])('keeps one form of "%s" [000-3-03]', (typed, kept) => {
  expect(phoneText(typed)).toBe(kept)
})

it.each([
  '024 3926 8888 ext. 12',
  '024 3926 8888 x12',
  '02439268888#12',
  '0901234567 / 0912345678',
  '84+24',
  'gọi sau',
  '-912345678',
  '012a',
])('leaves "%s" as it is, to be refused', (typed) => {
  expect(phoneText(typed)).toBe(typed)
  expect(v.is(phoneOf(50, 'is_required'), typed)).toBe(false)
  expect(v.is(companyTexts.phone_number.rule, typed)).toBe(false)
  expect(v.is(shopTexts.tel_no.rule, typed)).toBe(false)
  expect(v.is(userTexts.mobile.rule, typed)).toBe(false)
  expect(v.is(profileTexts.phone_number.rule, typed)).toBe(false)
})

it.each(['+84 901 234 567', '0901234567', '(090) 123.4567', '84901234567'])(
  '"%s" is kept as one number by every form',
  (typed) => {
    const kept = [
      v.parse(phoneOf(50, 'is_required'), typed),
      v.parse(companyTexts.phone_number.rule, typed),
      v.parse(companyTexts.rppr_phone.rule, typed),
      v.parse(shopTexts.tel_no.rule, typed),
      v.parse(userTexts.mobile.rule, typed),
      v.parse(profileTexts.phone_number.rule, typed),
    ]
    expect(new Set(kept)).toEqual(new Set(['0901234567']))
  },
)

it.each([
  ['091234567', '091-234-567'],
  ['0912345678', '091-234-5678'],
  ['0912 345 678', '091-234-5678'],
  ['091-234-5678', '091-234-5678'],
  ['(024) 3825.123', '024-382-5123'],
  ['+84912345678', '091-234-5678'],
  ['+82212345678', '+82212345678'],
  ['19001234', '19001234'],
  ['02438251234', '02438251234'],
  ['gọi sau', 'gọi sau'],
  ['', ''],
])('groups the digits of "%s" as "%s" [002-9-17]', (number, shown) => {
  expect(shownPhone(number)).toBe(shown)
})

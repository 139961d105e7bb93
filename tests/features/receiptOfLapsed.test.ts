import { expect, it } from 'vitest'
import type { ConfirmationRule } from '../../src/domain/declaration/confirmation.ts'
import { answerOf } from '../../src/features/declarations/kind/readDeclaration.ts'

it.each<[ConfirmationRule, string]>([
  ['within24Hours', 'missed'],
  ['nextWorkingDay', 'given'],
])('the receipt of a declaration that has lapsed by the rule %s is shown as %s', (rule, receipt) => {
  expect(answerOf({ noti_cd_tax: 'lapsed', noti_nm_tax: '' }, rule).receipt).toBe(receipt)
})

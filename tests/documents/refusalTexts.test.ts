import { expect, it } from 'vitest'
import type { AnyCall } from '../../src/api/contract/call.ts'
import { failureTexts } from '../../src/documents/refusals/failureTexts.ts'
import { accessRefusals } from '../../src/failures/accessRefusals.ts'
import { failureTexts as hsmTexts } from '../../src/hsm/failureTexts.ts'
import { failureTexts as formTexts } from '../../src/records/form/failureTexts.ts'
import { failureTexts as signingTexts } from '../../src/signing/failures/failureTexts.ts'
import { voucherCalls, voucherKind } from './trial/voucherCalls.ts'

const { runs, unfinished, numbers, signedXml, ...others } = voucherCalls
const calls: readonly AnyCall[] = [
  ...Object.values(others),
  ...Object.values(unfinished),
  ...Object.values(runs),
  ...Object.values(numbers),
  signedXml,
]

/** With which a run leaves out a document although no call refused it (docs/decisions/0470). */
const reasonsOfRows = ['document.notSigned']

const own: readonly string[] = Object.values(voucherKind.refusals).flat()
const general = [...new Set([...calls.flatMap(({ refusals }) => refusals), ...reasonsOfRows])].filter(
  (code) => !own.includes(code),
)

/** Those that stand around every dialog of documents, and of several that an HSM signs. */
const known = [failureTexts, formTexts, signingTexts, hsmTexts, { refusals: accessRefusals }]

it('calls of a kind refuse with its own codes and with those of all kinds', () => {
  expect(general).toContain('fields.unacceptable')
  expect(general).toContain('signature.invalid')
  expect(general).toContain('unfinished.tooMany')
  expect(own.every((code) => code.startsWith('voucher.'))).toBe(true)
})

it.each(general)('a kind that writes no text for %s has one', (code) => {
  expect(known.filter(({ refusals = {} }) => code in refusals)).toHaveLength(1)
})

it.each(['draft.invalid', 'registration.unseen', 'signing.inPart', 'work.elsewhere'] as const)(
  'a kind that writes no text for what the page itself finds has one: %s',
  (code) => {
    const failure = { code, fields: [], reason: '' }
    expect(failureTexts.describe?.(failure)).not.toBeNull()
  },
)

it.each([
  'required_for_xml',
  'too_long_for_xml:50',
  'must_be_one_line',
  'unprintable_characters',
  'day_before_last_number',
  'day_outside_symbol_year',
  'numbers_used_up',
  'too_many_numbers_waiting',
])('a kind that writes no text for a field has one: %s', (code) => {
  expect(failureTexts.field?.(code)).not.toBeNull()
})

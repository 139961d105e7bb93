import { expect, it } from 'vitest'
import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { problemsOfMessage } from '../../src/domain/declaration/reasonFields.ts'
import { reasonsIn } from '../../src/domain/documents/timeline.ts'

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

const every = () => true

it('finds the fields that a message names by its codes, of the form alone', () => {
  const message = '-2: Chữ ký; 9101: Chuyển đầy đủ; 9992: Đã tồn tại'
  expect(problemsOfMessage(eInvoice, message, every).map(({ field }) => field)).toEqual(['attribute6', 'decl_type'])
  expect(problemsOfMessage(eDocument, message, every).map(({ field }) => field)).toEqual(['decl_type'])
  const mismatch = '9111: a; 9112: b; 9113: c; 9114: d; 9115: e'
  const ofRepresentative = ['rppr_nm', 'rppr_cid', 'rppr_passport', 'rppr_dob', 'rppr_nation', 'rppr_phone']
  expect(problemsOfMessage(eInvoice, mismatch, every).map(({ field }) => field)).toEqual(ofRepresentative)
  expect(problemsOfMessage(eDocument, mismatch, every)).toEqual([])
  const ofHousehold = problemsOfMessage(eInvoice, '9107: a; 9108: b', every)
  expect(ofHousehold.map(({ field }) => field)).toEqual(['attribute1', 'inv_type1'])
  expect(problemsOfMessage(eInvoice, 'no code', every)).toEqual([])
})

it.each<[string, readonly string[], readonly string[]]>([
  ['the personal ID alone where no passport is filled in', ['rppr_cid'], ['rppr_cid']],
  ['the passport alone where no personal ID is filled in', ['rppr_passport'], ['rppr_passport']],
  ['both where neither is filled in', [], ['rppr_cid', 'rppr_passport']],
])('a number of the representative that does not match (9112) concerns %s', (_, filled, concerned) => {
  const problems = problemsOfMessage(eInvoice, '9112: a', (field) => filled.includes(field))
  expect(problems).toEqual(concerned.map((field) => ({ field, message: 'representative_document_does_not_match' })))
})

it.each([
  ['9101', 'attribute6', 'full_content_is_required_with_code'],
  ['9102', 'inv_type1', 'cash_register_excludes_invoice_types'],
  ['9107', 'attribute1', 'household_invoices_have_a_code'],
  ['9108', 'inv_type1', 'household_has_no_vat_invoices'],
  ['9111', 'rppr_nm', 'representative_name_does_not_match'],
  ['9113', 'rppr_dob', 'representative_birth_does_not_match'],
  ['9114', 'rppr_nation', 'representative_nationality_does_not_match'],
  ['9115', 'rppr_phone', 'representative_phone_does_not_match'],
  ['9992', 'decl_type', 'registration_is_accepted_already'],
  ['9993', 'decl_type', 'registration_is_accepted_already'],
])('says of code %s at %s what to do there: %s', (code, field, message) => {
  expect(problemsOfMessage(eInvoice, `${code}: Lý do`, every)).toEqual([{ field, message }])
})

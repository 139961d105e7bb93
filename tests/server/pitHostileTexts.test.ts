import { beforeAll, describe, expect, it } from 'vitest'
import type { PayrollField } from '../../src/domain/pitCertificate/payroll/columns.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { payrollRow } from './support/payroll.ts'
import { serverForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

/** Each with the field and the message of its refusal. */
const hostileRows: readonly (readonly [string, PayrollField, string, string])[] = [
  ['a name that turns the line round', 'taxpayer_nm', 'Nguyễn \u{202E}Văn', 'unprintable_characters'],
  ['a name of two lines', 'taxpayer_nm', 'Nguyễn\nVăn', 'must_be_one_line'],
  ['a name of 1,000 letters', 'taxpayer_nm', 'Ế'.repeat(1_000), 'too_long:400'],
  ['markup in a tax code', 'taxpayer_taxcd', '<MST>1</MST>', 'new_epit_certificate038'],
  ['Cyrillic letters in a tax code', 'taxpayer_taxcd', '00119001234\u{41E}', 'not_plain_character:\u{41E}'],
  ['Arabic digits in a tax code', 'taxpayer_taxcd', '٠٠١١٩٠٠١٢٣٤٥', 'not_plain_character:٠'],
  ['a passport with a quotation mark', 'taxpayer_cid', "B1234567' or 1=1", 'passport_has_letters_and_digits'],
  [
    'an address of a mail with a line break',
    'taxpayer_eml',
    'a@example.vn\r\nBcc: b@example.vn',
    'new_epit_certificate049',
  ],
  ['an amount with an exponent', 'final_income_tax', '2e6', 'new_epit_certificate064'],
  ['an amount in Arabic digits', 'final_income_tax', '٢٠٠٠', 'new_epit_certificate064'],
  ['an amount of 16 digits', 'final_income_amt', '1'.repeat(16), 'too_long:15'],
  ['an amount that is infinite', 'final_income_amt', 'Infinity', 'new_epit_certificate060'],
  ['a formula for a nationality', 'taxpayer_nation', '=HYPERLINK("http://x")', 'nationality_is_not_in_the_list'],
  ['a month in Roman digits', 'income_from_mon', 'Ⅻ', 'month_is_invalid'],
  ['a year in Thai digits', 'income_year', '๒๐๒๖', 'not_plain_character:๒'],
  ['a phone of signs alone', 'taxpayer_tel_no', '-'.repeat(900), 'new_epit_certificate047'],
]

describe.each(databases.map((database) => [database.kind, database] as const))(
  'hostile texts, over %s',
  (_, database) => {
    const server = serverForTests({}, { database })
    let visitor: Visitor
    beforeAll(async () => {
      visitor = await signInAs(server.origin, 'pit.admin@tokhai.example')
    })
    const upload = (payload: string, changes = {}) =>
      ({ body: { payload, inv_date: '2026-11-20', serial_no: '', ...changes } }) as const

    it.each(hostileRows)('%s is refused at its cell', async (_name, field, text, message) => {
      const payload = JSON.stringify([payrollRow(1, { [field]: text })])
      const { success, rows } = await visitor.get(contract.uploadPitCertificateDrafts, upload(payload))
      expect([success, rows]).toEqual([0, [{ row: 0, field, message }]])
    })

    it.each([
      ['a text beyond 1,000 letters', JSON.stringify([payrollRow(1, { taxpayer_nm: 'a'.repeat(1_001) })])],
      ['a NUL', JSON.stringify([payrollRow(1, { taxpayer_nm: 'Nguyễn\u{0}Văn' })])],
      ['a lone surrogate', JSON.stringify([payrollRow(1, { taxpayer_nm: 'a\u{D83D}' })])],
      ['500,000 lists within each other', '['.repeat(500_000)],
      ['a prototype of its own', `[${JSON.stringify(payrollRow(1)).replace('{', '{"__proto__":{"sid":"1"},')}]`],
      ['a number for a text', JSON.stringify([{ ...payrollRow(1), final_income_tax: 2_000_000 }])],
      ['3 million values', `[${'[],'.repeat(3_000_000)}[]]`],
      ['no JSON', '\u{FEFF}[]'],
    ])('a payload with %s is refused as a whole', async (_name, payload) => {
      const refused = await visitor.ask(contract.uploadPitCertificateDrafts, upload(payload))
      expect(refused).toMatchObject({
        status: 422,
        reason: 'fields.invalid',
        fields: [{ field: 'payload', message: 'payload_is_unreadable' }],
      })
    })

    it.each(['%', '_', '\\', "' or 1=1 --", 'ﷺ'.repeat(80), '"*"', 'NEAR(a b)'])(
      'a search for people by %j finds nobody, without a fault',
      async (search_value) => {
        const { people } = await visitor.get(contract.pitCertificatePeople, { body: { search_value } })
        expect(people).toEqual([])
      },
    )

    it.each(['a\u{0}', 'a\u{D83D}', 'a'.repeat(5_000)])(
      'a search for people is refused with %j',
      async (search_value) => {
        const refused = await visitor.ask(contract.pitCertificatePeople, { body: { search_value } })
        expect([refused.status, refused.reason]).toEqual([400, 'request.malformed'])
      },
    )
  },
)

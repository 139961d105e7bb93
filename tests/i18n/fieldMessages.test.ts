import { globSync, readFileSync } from 'node:fs'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { declarationSchema } from '../../src/domain/declaration/schemas.ts'
import { fieldMessage } from '../../src/features/declarations/refusals/fieldMessages.ts'
import { fieldMessage as documentMessage } from '../../src/documents/refusals/fieldMessages.ts'
import { failureTexts as formTexts } from '../../src/records/form/failureTexts.ts'
import { sampleDeclaration } from '../../walks/flows/sampleDeclaration.ts'

const codesOf = (values: object): readonly string[] =>
  v.safeParse(declarationSchema(eInvoice), values).issues?.map(({ message }) => message) ?? []

const textOf = (code: string) => fieldMessage(code) ?? documentMessage(code) ?? formTexts.field?.(code) ?? null

const texts = Object.entries(sampleDeclaration).filter(([, value]) => typeof value === 'string')
const flags = Object.entries(sampleDeclaration).filter(([, value]) => typeof value === 'boolean')
const withTexts = (text: string) => ({
  ...sampleDeclaration,
  ...Object.fromEntries(texts.map(([field]) => [field, text])),
})

test.each([
  ['empty', { ...withTexts(''), digital_signatures: [], ...Object.fromEntries(flags.map(([flag]) => [flag, false])) }],
  ['too long', withTexts('x'.repeat(500))],
  ['unprintable', withTexts('\u0001')],
  ['without a citizen id', { ...sampleDeclaration, rppr_nation: 'Việt Nam', rppr_cid: '' }],
  [
    'with letters for digits',
    { ...sampleDeclaration, rppr_phone: 'abc', contact_phone: 'abc', reg_date: '2026-02-30' },
  ],
])('every code of a declaration that is %s has a text', (_, values) => {
  const codes = codesOf(values)
  expect(codes.length).toBeGreaterThan(0)
  expect(codes.filter((code) => textOf(code) === null)).toEqual([])
})

test('codes of the XML’s limits and of the server have a text', () => {
  const codes = [
    'too_long_for_xml:50',
    'required_for_xml',
    'not_in_xml_version',
    'certificate_form_type_is_required',
    'seller_tax_code_differs',
    'certificate_is_not_registered',
    'nationality_is_not_in_the_list',
  ]
  expect(codes.filter((code) => textOf(code) === null)).toEqual([])
})

test.each(globSync(['src/{documents,features/declarations}/refusals/texts/*.po', 'src/signing/**/texts/*.po']))(
  'no text for accountants speaks of XML: %s',
  (catalogue) => {
    const texts = readFileSync(catalogue, 'utf8').split('\n')
    expect(texts.filter((line) => /^msg(id|str) .*XML/.test(line))).toEqual([])
  },
)

test('a limit names its number', () => {
  expect(textOf('too_long:1000')?.values).toEqual({ max: '1.000' })
  expect(textOf('too_long')).toBeNull()
  expect(textOf('brand_new')).toBeNull()
})

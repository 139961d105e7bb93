import { expect, test } from 'vitest'
import { openedFrom } from '../../src/features/eInvoices/form/opening.ts'
import { filedInvoice, invoiceSymbolOf } from './support/filedInvoice.ts'
import { company } from './support/samples.ts'

const copyUnder = (form_no: string, serial_no: string) =>
  openedFrom(
    { document: null },
    {
      company,
      detail: filedInvoice({
        leasing_yn: '1',
        duty_free_yn: '1',
        untaxed_reduction: '1000',
        reduced_percent: '3',
        other_reduction: '500',
      }),
      today: '2026-11-29',
      newest: '2.1.1',
      symbols: [invoiceSymbolOf(serial_no, { form_no })],
      shops: undefined,
    },
  )?.values

test('a copy under a symbol of the same form says what the first one says', () => {
  expect(copyUnder('1', 'C26TAB')).toMatchObject({
    serial_no: 'C26TAB',
    leasing_yn: '1',
    untaxed_reduction: '1000',
    other_reduction: '500',
  })
})

test('a copy of another form says nothing that has no place on it', () => {
  expect(copyUnder('2', 'C26TSS')).toMatchObject({
    form_no: '2',
    price_kind: 'untaxed',
    leasing_yn: '0',
    untaxed_reduction: '',
    other_reduction: '500',
  })
})

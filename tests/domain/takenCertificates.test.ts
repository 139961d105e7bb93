import { expect, it } from 'vitest'
import type { CertificateRecord } from '../../src/domain/certificate.ts'
import { emptyCertificateRow } from '../../src/domain/declaration/certificateRows.ts'
import { heldIn, isAddedAgain, withCertificates } from '../../src/domain/declaration/takenCertificates.ts'
import { sampleDeclaration } from '../../walks/flows/sampleDeclaration.ts'

const certificate = (id: string, form_tp: string): CertificateRecord => ({
  id,
  reg_id: '',
  org_nm: 'VNPT-CA',
  serial_no: `AA-${id}`,
  from_date: '2026-01-01T00:00:00',
  to_date: '2028-01-01T00:00:00',
  form_tp,
  status: '1',
  certificate_type: '1',
  user_nm: null,
})
const row = (sig_id: string, form_tp = '1') => ({ ...emptyCertificateRow, sig_id, form_tp })
const rowsOf = (
  rows: readonly ReturnType<typeof row>[],
  records: readonly CertificateRecord[],
  held: readonly ReturnType<typeof row>[] = [],
) =>
  withCertificates(
    { ...sampleDeclaration, digital_signatures: [...rows] },
    records,
    heldIn(held),
  ).digital_signatures.map(({ sig_id, form_tp, serial_no }) => [sig_id, form_tp, serial_no])

it('takes certificates over as they are registered: in the rows that name them, else in rows of their own', () => {
  expect(rowsOf([row('a'), row('b')], [certificate('b', '3'), certificate('c', '2')])).toEqual([
    ['a', '1', ''],
    ['b', '3', 'AA-b'],
    ['c', '2', 'AA-c'],
  ])
})

it('leaves no empty row beside them, and every row where there is none', () => {
  expect(rowsOf([row('', '')], [certificate('c', '')])).toEqual([['c', '1', 'AA-c']])
  expect(rowsOf([row('', '')], [])).toEqual([['', '', '']])
})

it('leaves one that the authority holds as it was accepted, unless it is registered as extended or stopped', () => {
  expect(rowsOf([row('a')], [certificate('a', '1'), certificate('b', '1')], [row('a')])).toEqual([
    ['a', '1', 'AA-a'],
    ['b', '1', 'AA-b'],
  ])
  expect(rowsOf([row('a', '2')], [certificate('a', '1')], [row('a', '2')])).toEqual([['a', '2', 'AA-a']])
  expect(rowsOf([row('a')], [certificate('a', '2')], [row('a')])).toEqual([['a', '2', 'AA-a']])
  expect(rowsOf([row('a')], [certificate('a', '3')], [row('a')])).toEqual([['a', '3', 'AA-a']])
})

it('adds no certificate again that the authority holds under another form type', () => {
  const held = heldIn([row('a'), row('b', '2')])
  expect([row('a'), row('b'), row('b', '2'), row('c')].map((each) => isAddedAgain(each, held))).toEqual([
    false,
    true,
    false,
    false,
  ])
})

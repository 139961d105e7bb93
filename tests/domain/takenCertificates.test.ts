import { expect, it } from 'vitest'
import type { CertificateRecord } from '../../src/domain/certificate.ts'
import { emptyCertificateRow } from '../../src/domain/declaration/defaults.ts'
import { withCertificates } from '../../src/domain/declaration/takenCertificates.ts'
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
const rowsOf = (rows: readonly ReturnType<typeof row>[], records: readonly CertificateRecord[], held: string[] = []) =>
  withCertificates({ ...sampleDeclaration, digital_signatures: [...rows] }, records, held).digital_signatures.map(
    ({ sig_id, form_tp, serial_no }) => [sig_id, form_tp, serial_no],
  )

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

it('leaves it to be chosen what happens to one that the authority holds as new', () => {
  expect(rowsOf([row('a')], [certificate('a', '1'), certificate('b', '1')], ['a'])).toEqual([
    ['a', '', 'AA-a'],
    ['b', '1', 'AA-b'],
  ])
  expect(rowsOf([row('a')], [certificate('a', '3')], ['a'])).toEqual([['a', '3', 'AA-a']])
})

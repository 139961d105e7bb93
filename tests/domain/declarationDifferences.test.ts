import { expect, it } from 'vitest'
import { emptyCertificateRow } from '../../src/domain/declaration/certificateRows.ts'
import { differences } from '../../src/domain/declaration/differences.ts'
import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { sampleDeclaration } from '../../walks/flows/sampleDeclaration.ts'

const row = (sig_id: string, form_tp = '1', serial_no = `S-${sig_id}`) => ({
  ...emptyCertificateRow,
  sig_id,
  org_name: 'VNPT-CA',
  serial_no,
  form_tp,
})
type Rows = readonly ReturnType<typeof row>[]
const withRows = (rows: Rows) => ({ ...sampleDeclaration, digital_signatures: [...rows] })
const ofRows = (before: Rows, after: Rows) => differences(eInvoice, withRows(before), withRows(after))

it('finds nothing between a content and itself, whatever its id', () => {
  expect(differences(eInvoice, sampleDeclaration, { ...sampleDeclaration, declaration_id: 'other' })).toEqual([])
})

it('says texts with what they were, then options with what they are', () => {
  const after = { ...sampleDeclaration, inv_type2: !sampleDeclaration.inv_type2, contact_per: 'Trần Thị Bình' }
  expect(differences(eInvoice, sampleDeclaration, after)).toEqual([
    { kind: 'text', field: 'contact_per', before: sampleDeclaration.contact_per, after: 'Trần Thị Bình' },
    { kind: 'flag', field: 'inv_type2', isTicked: after.inv_type2 },
  ])
})

it('compares what the form has and nothing else', () => {
  const after = { ...sampleDeclaration, inv_type2: !sampleDeclaration.inv_type2, doc_type_1: true }
  expect(differences(eDocument, sampleDeclaration, after)).toEqual([
    { kind: 'flag', field: 'doc_type_1', isTicked: true },
  ])
})

it('finds certificates that were added, changed and removed, wherever they stand', () => {
  expect(ofRows([row('a'), row('b'), row('c')], [row('c'), row('', ''), row('b', '3'), row('d')])).toEqual([
    { kind: 'certificateChanged', place: 2, before: row('b'), after: row('b', '3') },
    { kind: 'certificateAdded', place: 3, row: row('d') },
    { kind: 'certificateRemoved', place: 0, row: row('a') },
  ])
})

it('knows a certificate that was registered anew by issuer and serial number', () => {
  expect(ofRows([row('a', '1', 'X')], [row('b', '1', 'X')])).toEqual([])
  expect(ofRows([row('a', '1', '')], [row('b', '1', '')]).map(({ kind }) => kind)).toEqual([
    'certificateAdded',
    'certificateRemoved',
  ])
})

it('compares a certificate that is named twice with one row each', () => {
  expect(ofRows([row('a')], [row('a'), row('a')]).map(({ kind }) => kind)).toEqual(['certificateAdded'])
})

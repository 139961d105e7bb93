import { describe, expect, it } from 'vitest'
import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { changesSince } from '../../src/domain/declaration/since.ts'
import { sampleDeclaration, sampleDeclaration210, sampleEDocument } from '../../walks/flows/sampleDeclaration.ts'

describe('what the form of July 2026 changes for a declaration of before', () => {
  it('names the new boxes and lists of form 01/ĐKTĐ-HĐĐT, and what a change leaves out', () => {
    const accepted = { ...sampleDeclaration210, attribute5: true, rppr_gender: '1' }
    expect(changesSince(eInvoice, accepted, '2.1.1')).toEqual({
      options: ['attribute11', 'attribute12', 'attribute13', 'attribute14', 'inv_type10'],
      lists: ['solution_provider', 'tvan_company', 'dependent_units', 'lookup_units'],
      leftOut: { texts: ['rppr_gender'], flags: ['attribute5'], lists: [] },
      isConfirmed: true,
    })
  })

  it('names the two new ways of sending of form 01/ĐKTĐ-CTĐT, which nobody confirms', () => {
    const accepted = { ...sampleEDocument, xml_vs: '2.1.0', doc_type_2: true }
    expect(changesSince(eDocument, accepted, '2.1.1')).toEqual({
      options: ['att_15', 'att_16'],
      lists: [],
      leftOut: { texts: [], flags: ['doc_type_2'], lists: [] },
      isConfirmed: false,
    })
  })

  it('names no lists where the later version has none either', () => {
    const accepted = { ...sampleDeclaration210, xml_vs: '2.0.1' as const }
    expect(changesSince(eInvoice, accepted, '2.1.0').lists).toEqual([])
  })

  it('is nothing within a version', () => {
    const { options, lists, leftOut } = changesSince(eInvoice, sampleDeclaration, '2.1.1')
    expect([options, lists, leftOut.texts, leftOut.flags, leftOut.lists]).toEqual([[], [], [], [], []])
  })
})

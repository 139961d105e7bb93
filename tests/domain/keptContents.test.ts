import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contentHash } from '../../server/areas/declarations/content.ts'
import { declarationContentSchema, toContent, toValues } from '../../src/domain/declaration/content.ts'
import type { DeclarationForm } from '../../src/domain/declaration/forms/definition.ts'
import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { emptyOrganisation } from '../../src/domain/declaration/organisations.ts'
import { sampleDeclaration, sampleDeclaration210, sampleEDocument } from '../../walks/flows/sampleDeclaration.ts'
import keptDeclarations from './keptDeclarations.json'

const lateMembers = [
  'rppr_nation_cd',
  'attribute11',
  'attribute12',
  'attribute13',
  'attribute14',
  'inv_type10',
  'dependent_units',
  'lookup_units',
]
const { eInvoice210: invoices210, eInvoice201: invoices201, eDocument210: documents, hashes } = keptDeclarations

describe('the content of a declaration', () => {
  it.each(['2.1.0', '2.0.1'])('of version %s has no member that came later', (xml_vs) => {
    const unit = { ...emptyOrganisation, org_name: 'A' }
    const filled = { solution_provider: [unit], dependent_units: [unit], lookup_units: [unit], attribute11: true }
    const content = toContent(eInvoice, { ...sampleDeclaration, ...filled, xml_vs })
    expect(lateMembers.filter((name) => name in content)).toEqual([])
    expect([content.solution_provider, content.tvan_company]).toEqual([[], []])
    expect(Object.keys(content).toSorted()).toEqual(Object.keys(invoices210).toSorted())
  })

  it('of version 2.1.1 has them all, and of each organisation the columns of its list', () => {
    const unit = { ...emptyOrganisation, org_name: 'A', from_date: '2026-08-01' }
    const content = toContent(eInvoice, { ...sampleDeclaration, tvan_company: [unit], lookup_units: [unit] })
    expect(lateMembers.filter((name) => !(name in content))).toEqual([])
    expect(content.tvan_company).toEqual([
      { org_name: 'A', tax_code: '', from_date: '2026-08-01', to_date: '', note: '' },
    ])
    expect(content.lookup_units).toEqual([unit])
    expect(v.parse(declarationContentSchema(eInvoice), content)).toEqual(content)
  })

  it('of version 2.1.1 takes 50 rows of a list and refuses 51', () => {
    const rows = (count: number) => Array.from({ length: count }, () => ({ ...emptyOrganisation }))
    const isTaken = (count: number) =>
      v.is(declarationContentSchema(eInvoice), toContent(eInvoice, { ...sampleDeclaration, lookup_units: rows(count) }))
    expect([isTaken(50), isTaken(51)]).toEqual([true, false])
  })

  it.each([
    ['a column of another list', { solution_provider: [{ ...emptyOrganisation }] }],
    ['a row without a column', { dependent_units: [{ org_name: 'A' }] }],
    ['a text beyond any field', { rppr_nation_cd: 'V'.repeat(2001) }],
    ['a flag that is neither 0 nor 1', { attribute11: 'true' }],
  ])('of version 2.1.1 with %s is refused', (_what, change) => {
    const content = { ...toContent(eInvoice, sampleDeclaration), ...change }
    expect(v.is(declarationContentSchema(eInvoice), content)).toBe(false)
  })
})

describe('a content that was kept before the forms of July 2026', () => {
  it('is read, and its values come back', () => {
    const valuesOf = (form: DeclarationForm, content: unknown) =>
      toValues(form, v.parse(declarationContentSchema(form), content))
    expect(valuesOf(eInvoice, invoices210)).toEqual(sampleDeclaration210)
    expect(valuesOf(eInvoice, invoices201)).toEqual({ ...sampleDeclaration210, xml_vs: '2.0.1' })
    expect(valuesOf(eDocument, documents)).toEqual({ ...sampleEDocument, xml_vs: '2.1.0' })
  })

  // The hashes are those of the code that kept them.
  it.each([
    ['01/ĐKTĐ-HĐĐT in version 2.1.0', eInvoice, invoices210, hashes.eInvoice210],
    ['01/ĐKTĐ-HĐĐT in version 2.0.1', eInvoice, invoices201, hashes.eInvoice201],
    ['01/ĐKTĐ-CTĐT in version 2.1.0', eDocument, documents, hashes.eDocument210],
  ])('keeps its hash: %s', (_form, form: DeclarationForm, content: unknown, hash) => {
    const kept = v.parse(declarationContentSchema(form), content)
    expect(toContent(form, toValues(form, kept))).toEqual(content)
    expect(contentHash(toContent(form, toValues(form, kept)))).toBe(hash)
  })
})

import { describe, expect, it } from 'vitest'
import { copyOf } from '../../src/domain/declaration/defaults.ts'
import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { emptyOrganisation } from '../../src/domain/declaration/organisations.ts'
import { inVersion, leftOutIn, nothingLeftOut } from '../../src/domain/declaration/versioned.ts'
import { codeItems } from '../../src/domain/codeLists.ts'
import { sampleDeclaration, sampleDeclaration210, sampleEDocument } from '../../walks/flows/sampleDeclaration.ts'

const unit = { ...emptyOrganisation, org_name: 'Chi nhánh Hải Phòng', tax_code: '0101243150-001' }

describe('a declaration of version 2.1.0 in version 2.1.1', () => {
  const old = { ...sampleDeclaration210, attribute5: true, attribute4: true, rppr_gender: '1' }
  const oldDocument = { ...sampleEDocument, xml_vs: '2.1.0', doc_type_2: true, doc_type_3: true }

  it('loses the gender and the proposal of the province, which are reported', () => {
    expect(inVersion(eInvoice, old, '2.1.1')).toEqual({ ...old, xml_vs: '2.1.1', attribute5: false, rppr_gender: '' })
    expect(leftOutIn(eInvoice, old, '2.1.1')).toEqual({ texts: ['rppr_gender'], flags: ['attribute5'], lists: [] })
  })

  it('loses the e-commerce document, which is reported', () => {
    expect(inVersion(eDocument, oldDocument, '2.1.1')).toEqual({ ...oldDocument, xml_vs: '2.1.1', doc_type_2: false })
    expect(leftOutIn(eDocument, oldDocument, '2.1.1')).toEqual({ ...nothingLeftOut, flags: ['doc_type_2'] })
  })

  it('has nothing reported where nothing of that was filled in', () => {
    const unfilled = { ...old, attribute5: false, rppr_gender: '' }
    expect(leftOutIn(eInvoice, unfilled, '2.1.1')).toEqual(nothingLeftOut)
  })

  it('stays what it is in its own version', () => {
    expect(inVersion(eInvoice, old, '2.1.0')).toEqual(old)
    expect(leftOutIn(eInvoice, old, '2.1.0')).toEqual(nothingLeftOut)
    expect(inVersion(eDocument, oldDocument, '2.1.0')).toEqual(oldDocument)
  })

  it.each([
    ['2026-06-30', '2.1.0', true],
    ['2026-07-01', '2.1.1', false],
  ])('is what a copy on %s is made of', (today, version, keepsOld) => {
    const copy = copyOf(old, { form: eInvoice, versions: codeItems('xml-version'), today })
    expect(copy).toMatchObject({ xml_vs: version, attribute5: keepsOld, rppr_gender: keepsOld ? '1' : '' })
  })
})

describe('a declaration of version 2.1.1 in its own version', () => {
  it('keeps the organisations of its lists, as rows of its own', () => {
    const late = { ...sampleDeclaration, lookup_units: [unit], tvan_company: [unit] }
    const kept = inVersion(eInvoice, late, '2.1.1')
    expect(kept).toEqual(late)
    expect(kept.lookup_units[0]).not.toBe(unit)
    expect(leftOutIn(eInvoice, late, '2.1.1')).toEqual(nothingLeftOut)
  })
})

describe('a declaration of version 2.1.1 in version 2.1.0', () => {
  it('loses what came with 2.1.1, of which all that people fill in is reported', () => {
    const late = {
      ...sampleDeclaration,
      attribute11: true,
      attribute12: true,
      attribute13: true,
      attribute14: true,
      inv_type10: true,
      solution_provider: [unit],
      tvan_company: [unit],
      dependent_units: [unit],
      lookup_units: [unit],
    }
    expect(inVersion(eInvoice, late, '2.1.0')).toEqual({ ...sampleDeclaration, xml_vs: '2.1.0', rppr_nation_cd: '' })
    expect(leftOutIn(eInvoice, late, '2.1.0')).toEqual({
      texts: [],
      flags: ['attribute11', 'attribute12', 'attribute13', 'attribute14', 'inv_type10'],
      lists: ['solution_provider', 'tvan_company', 'dependent_units', 'lookup_units'],
    })
  })
})

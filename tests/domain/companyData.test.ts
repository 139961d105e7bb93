import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { codeItems } from '../../src/domain/codeLists.ts'
import { companySchema } from '../../src/domain/company.ts'
import {
  fieldsOfData,
  readCompanyData,
  representativeDifferences,
  undeclaredData,
  withCompanyData,
} from '../../src/domain/declaration/companyData.ts'
import { newDeclaration } from '../../src/domain/declaration/defaults.ts'

const company = v.parse(companySchema, demoCompany)
const declarationOf = (of: typeof company, version = '2.1.1') =>
  newDeclaration(eInvoice, {
    company: of,
    types: [],
    names: [],
    versions: codeItems('xml-version').filter(({ code }) => code === version),
    today: '2026-11-20',
  })
const accepted = declarationOf(company)
const nothing = { form: eInvoice, version: '2.1.1', company, before: company, accepted, underWay: null }

describe("what of a company's data is not declared", () => {
  it('is nothing of data that are as they were accepted, however their phone numbers are written', () => {
    expect(undeclaredData(nothing)).toEqual([])
    const written = { ...company, phone_number: '(024) 3926.8888', rppr_phone: '090 411 2233' }
    expect(undeclaredData({ ...nothing, company: written, before: company })).toEqual([])
    const elsewhere = { ...accepted, rppr_phone: '0904.112.233' }
    expect(undeclaredData({ ...nothing, accepted: elsewhere })).toEqual([])
  })

  it.each([
    ['2.1.1', 12],
    ['2.1.0', 13],
  ])('is every datum that a declaration of version %s takes over, once it is another: %i', (version, count) => {
    const accepted = declarationOf(company, version)
    const other = {
      ...company,
      vietnam_name: 'CÔNG TY KHÁC',
      tax_office_id: '10103',
      tax_office_name: 'Chi cục Thuế Quận Tây Hồ',
      city_name: 'Hải Phòng',
      address: 'Số 1',
      email: 'khac@saomaixanh.example',
      phone_number: '02439268800',
      representative_name: 'Lê Văn Khác',
      rppr_phone: '0904112244',
      rppr_dob: '1986-03-12',
      rppr_gender: '1',
      rppr_nation: 'Hàn Quốc',
      rppr_cid: '001185012346',
      rppr_passport: 'C7654321',
    }
    const data = undeclaredData({ ...nothing, version, accepted, company: other })
    expect(data).toHaveLength(count)
    expect(withCompanyData(accepted, other, fieldsOfData(accepted, data))).toEqual(declarationOf(other, version))
    const underWay = declarationOf(other, version)
    expect(undeclaredData({ ...nothing, version, accepted, company: other, underWay })).toEqual([])
  })

  it('is no gender of an accepted declaration of 2.1.0 once a change of it is filed in 2.1.1, which has no place for one', () => {
    const accepted = declarationOf(company, '2.1.0')
    const other = { ...company, rppr_gender: company.rppr_gender === '1' ? '0' : '1' }
    const data = { ...nothing, accepted, company: other }
    expect(undeclaredData({ ...data, version: '2.1.0' })).toEqual(['rppr_gender'])
    expect(undeclaredData({ ...data, version: '2.1.1' })).toEqual([])
  })

  it('is nothing that the form of the declaration does not ask for', () => {
    const other = {
      ...company,
      representative_name: 'Lê Văn Khác',
      rppr_cid: '001185012346',
      vietnam_name: 'CÔNG TY KHÁC',
    }
    expect(undeclaredData({ ...nothing, form: eDocument, company: other })).toEqual(['vietnam_name'])
  })

  it('is contact information only where it was changed: another contact may be declared on purpose', () => {
    const elsewhere = { ...accepted, contact_eml: 'hoadon@ketoan.example', sllr_comp_nm: 'TÊN CŨ' }
    expect(undeclaredData({ ...nothing, accepted: elsewhere })).toEqual(['vietnam_name'])
    const changed = { ...company, email: 'moi@saomaixanh.example' }
    expect(undeclaredData({ ...nothing, accepted: elsewhere, company: changed })).toEqual(['vietnam_name', 'email'])
  })
})

describe('a change of an accepted declaration', () => {
  const changed = { ...company, representative_name: 'Lê Văn Mới', email: 'moi@saomaixanh.example' }

  it('takes over what is named and nothing else', () => {
    expect(withCompanyData(accepted, changed, fieldsOfData(accepted, ['email']))).toEqual({
      ...accepted,
      contact_eml: 'moi@saomaixanh.example',
    })
  })

  it('takes over no gender where its version does not ask for it', () => {
    expect(company.rppr_gender).not.toBe('')
    expect(withCompanyData(accepted, company, ['rppr_gender'])).toEqual(accepted)
  })

  it('has the new representative as the contact person where the former one was it', () => {
    expect(fieldsOfData(accepted, ['representative_name'])).toEqual(['contact_per', 'rppr_nm'])
    expect(fieldsOfData({ ...accepted, contact_per: 'Kế toán' }, ['representative_name'])).toEqual(['rppr_nm'])
  })

  it('reads the names of what it takes over in their order, whatever else is written', () => {
    expect(readCompanyData('email,tax_id,vietnam_name,__proto__,email')).toEqual(['vietnam_name', 'email'])
    expect(readCompanyData('')).toEqual([])
  })
})

describe('what a declaration says of the representative otherwise than the company', () => {
  const other = { ...company, representative_name: 'Lê Văn Mới', rppr_gender: company.rppr_gender === '1' ? '0' : '1' }

  it.each([
    ['2.1.0', ['rppr_nm', 'rppr_gender']],
    ['2.1.1', ['rppr_nm']],
  ])('includes the gender where its version asks for it: %s', (version, fields) => {
    expect(representativeDifferences(declarationOf(company, version), company)).toEqual([])
    expect(representativeDifferences(declarationOf(company, version), other)).toEqual(fields)
  })
})

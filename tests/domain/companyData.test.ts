import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { companySchema } from '../../src/domain/company.ts'
import {
  fieldsOfData,
  readCompanyData,
  undeclaredData,
  withCompanyData,
} from '../../src/domain/declaration/companyData.ts'
import { newDeclaration } from '../../src/domain/declaration/defaults.ts'

const company = v.parse(companySchema, demoCompany)
const declarationOf = (of: typeof company) =>
  newDeclaration(eInvoice, { company: of, types: [], names: [], versions: [], today: '2026-11-20' })
const accepted = declarationOf(company)
const nothing = { form: eInvoice, company, before: company, accepted, underWay: null }

describe("what of a company's data is not declared", () => {
  it('is nothing of data that are as they were accepted, however their phone numbers are written', () => {
    expect(undeclaredData(nothing)).toEqual([])
    const written = { ...company, phone_number: '(024) 3926.8888', rppr_phone: '090 411 2233' }
    expect(undeclaredData({ ...nothing, company: written, before: company })).toEqual([])
    const elsewhere = { ...accepted, rppr_phone: '0904.112.233' }
    expect(undeclaredData({ ...nothing, accepted: elsewhere })).toEqual([])
  })

  it('is every datum that a declaration takes over, once it is another', () => {
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
    const data = undeclaredData({ ...nothing, company: other })
    expect(data).toHaveLength(13)
    expect(withCompanyData(accepted, other, fieldsOfData(accepted, data))).toEqual(declarationOf(other))
    expect(undeclaredData({ ...nothing, company: other, underWay: declarationOf(other) })).toEqual([])
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

  it('has the new representative as the contact person where the former one was it', () => {
    expect(fieldsOfData(accepted, ['representative_name'])).toEqual(['contact_per', 'rppr_nm'])
    expect(fieldsOfData({ ...accepted, contact_per: 'Kế toán' }, ['representative_name'])).toEqual(['rppr_nm'])
  })

  it('reads the names of what it takes over in their order, whatever else is written', () => {
    expect(readCompanyData('email,tax_id,vietnam_name,__proto__,email')).toEqual(['vietnam_name', 'email'])
    expect(readCompanyData('')).toEqual([])
  })
})

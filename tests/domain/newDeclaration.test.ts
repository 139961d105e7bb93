import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { describe, expect, it } from 'vitest'
import { emptyCertificateRow } from '../../src/domain/declaration/certificateRows.ts'
import { changeOf, copyOf, newDeclaration } from '../../src/domain/declaration/defaults.ts'
import { declarationName } from '../../src/domain/declaration/fields.ts'
import { defaultXmlVersion, versionToTake, xmlVersions } from '../../src/domain/declaration/versions.ts'
import { codeItems } from '../../src/domain/codeLists.ts'
import { sampleDeclaration210, sampleRow } from '../../walks/flows/sampleDeclaration.ts'

const code = (code: string, name: string) => ({
  code,
  code_en_nm: `${name} en`,
  code_vn_nm: name,
  code_ko_nm: `${name} ko`,
  default_yn: 'N' as const,
})
const types = [code('1', 'Đăng ký mới'), code('2', 'Thay đổi thông tin')]
const names = [code('1', 'Tờ khai đăng ký'), code('2', 'Tờ khai thay đổi')]
const versions = [code('2.1.0', '2.1.0'), code('2.0.1', '2.0.1')]
const on = { form: eInvoice, names, versions, today: '2025-06-02' }
const company = {
  vietnam_name: 'CÔNG TY A',
  company_type: 'organisation' as const,
  tax_id: '0101243150',
  representative_name: 'Trần Văn Đức',
  address: 'Hà Nội, phố Huế',
  phone_number: '024 3825 1234',
  email: 'a@a.vn',
  tax_office_name: 'Thuế Thành phố Hà Nội',
  tax_office_id: '10100',
  city_name: 'Hà Nội',
  rppr_phone: '0912345678',
  rppr_dob: '1980-04-30',
  rppr_gender: '1',
  rppr_passport: 'C1234567',
  rppr_cid: '001080012345',
  rppr_nation: 'Việt Nam',
}

describe('the default XML version [000-4-18 000-9-04]', () => {
  it.each([
    ['2025-05-13', '2.0.1'],
    ['2025-05-14', '2.1.0'],
    ['2025-05-15', '2.1.0'],
    ['2024-12-31', '2.0.1'],
  ])('on %s is %s', (today, version) => {
    expect(defaultXmlVersion(eInvoice, versions, today)).toBe(version)
  })

  it('is one of the code list, the first or the second, by whatever name', () => {
    const others = [code('2.2.0', 'newer'), code('2.0.0', 'older')]
    expect(defaultXmlVersion(eInvoice, others, '2025-05-14')).toBe('2.2.0')
    expect(defaultXmlVersion(eInvoice, others, '2025-05-13')).toBe('2.0.0')
    expect(newDeclaration(eInvoice, { company, types, names, versions: others, today: '2025-06-02' }).xml_vs).toBe(
      '2.2.0',
    )
    expect(copyOf(sampleDeclaration210, { form: eInvoice, versions: others, today: '2025-05-13' }).xml_vs).toBe('2.0.0')
  })

  it('is the only one of a list of one, and one that this product writes without a list', () => {
    expect(defaultXmlVersion(eInvoice, [code('2.2.0', 'only')], '2025-05-13')).toBe('2.2.0')
    expect(defaultXmlVersion(eInvoice, [], '2025-05-13')).toBe('2.0.1')
  })

  it.each([
    ['2026-06-30', ['2.1.1', '2.1.0', '2.0.1'], '2.1.0'],
    ['2026-07-01', ['2.1.1', '2.1.0', '2.0.1'], '2.1.1'],
    ['2025-05-13', ['2.1.1', '2.1.0', '2.0.1'], '2.0.1'],
    ['2025-05-14', ['2.1.1', '2.1.0', '2.0.1'], '2.1.0'],
    ['2026-06-30', ['2.1.0', '2.0.1'], '2.1.0'],
    ['2026-07-01', ['2.1.0', '2.0.1'], '2.1.0'],
    ['2026-07-01', ['2.2.0', '2.1.1'], '2.2.0'],
    ['2026-06-30', [], '2.1.0'],
    ['2026-07-01', [], '2.1.1'],
  ])('on %s of %j is %s: one that is not in force yet counts for nothing', (today, codes, version) => {
    const list = codes.map((each) => code(each, each))
    expect(defaultXmlVersion(eInvoice, list, today)).toBe(version)
  })

  it('can be written by the server whose list names it', () => {
    expect(codeItems('xml-version').map((item) => item.code)).toEqual([...xmlVersions])
  })
})

describe('a new form [000-4-17]', () => {
  const form = newDeclaration(eInvoice, { ...on, company, types })

  it("is dated today, of the first type, with that type's name and the fixed form number [000-3-10 000-9-05]", () => {
    expect(form).toMatchObject({
      declaration_id: '',
      reg_date: '2025-06-02',
      xml_vs: '2.1.0',
      decl_type: '1',
      decl_nm: 'Tờ khai đăng ký',
      decl_form_no: '01/ĐKTĐ-HĐĐT',
    })
  })
  it('has the company prefilled', () => {
    expect(form).toMatchObject({
      sllr_comp_nm: 'CÔNG TY A',
      sllr_tax_code: '0101243150',
      txof_cd: '10100',
      txof_nm: 'Thuế Thành phố Hà Nội',
      contact_per: 'Trần Văn Đức',
      contact_add: 'Hà Nội, phố Huế',
      contact_eml: 'a@a.vn',
      contact_phone: '02438251234',
      loca_nm: 'Hà Nội',
      rppr_nm: 'Trần Văn Đức',
      rppr_phone: '0912345678',
      rppr_dob: '1980-04-30',
      rppr_gender: '1',
      rppr_nation: 'Việt Nam',
      rppr_cid: '001080012345',
      rppr_passport: 'C1234567',
    })
  })
  it('has attribute1, attribute6 and inv_type1 on and no other flag', () => {
    expect(eInvoice.flags.filter((flag) => form[flag])).toEqual(['attribute1', 'attribute6', 'inv_type1'])
  })
  it('has one empty certificate row', () => {
    expect(form.digital_signatures).toEqual([emptyCertificateRow])
    expect(Object.values(emptyCertificateRow).every((cell) => cell === '')).toBe(true)
  })
  it('stays usable while the code lists are empty', () => {
    expect(
      newDeclaration(eInvoice, { company, types: [], names: [], versions: [], today: '2025-06-02' }),
    ).toMatchObject({
      decl_type: '',
      decl_nm: '',
    })
  })
})

describe('the version that a declaration has to take to be filed', () => {
  const listed = [code('2.1.1', '2.1.1'), ...versions]
  it.each([
    ['2.1.0', '2026-06-30', listed, null],
    ['2.1.0', '2026-07-01', listed, '2.1.1'],
    ['2.0.1', '2026-07-01', listed, '2.1.1'],
    ['2.1.1', '2026-07-01', listed, null],
    ['2.1.0', '2026-07-01', versions, null],
    ['2.1.0', '2026-07-01', [], null],
  ])('of %s on %s', (version, day, list, taken) => {
    expect(versionToTake(version, list, day)).toBe(taken)
  })
})

describe('the name of a declaration', () => {
  it('belongs to its type, and falls back to the first', () => {
    expect(declarationName(names, '2')).toBe('Tờ khai thay đổi')
    expect(declarationName(names, '9')).toBe('Tờ khai đăng ký')
  })
})

describe('a declaration taken over', () => {
  it('is new, dated today and in the version of the day', () => {
    const old = { ...sampleDeclaration210, declaration_id: 'd-1', xml_vs: '2.0.1' as const, digital_signatures: [] }
    expect(copyOf(old, { form: eInvoice, versions, today: '2025-06-02' })).toEqual({
      ...old,
      declaration_id: '',
      xml_vs: '2.1.0',
      reg_date: '2025-06-02',
      digital_signatures: [emptyCertificateRow],
    })
  })

  it('keeps no separators in its phone numbers', () => {
    expect(
      copyOf(
        { ...sampleDeclaration210, contact_phone: '024 3825 1234', digital_signatures: [] },
        { form: eInvoice, versions, today: '2025-06-02' },
      ),
    ).toMatchObject({
      contact_phone: '02438251234',
    })
  })
})

describe('an accepted declaration taken over', () => {
  const rows = [
    { ...sampleRow, sig_id: 'added', form_tp: '1' },
    { ...sampleRow, sig_id: 'renewed', form_tp: '2' },
    { ...sampleRow, sig_id: 'stopped', form_tp: '3' },
  ]
  it('is a change whose certificates stay as they were accepted, without those out of use', () => {
    const change = changeOf({ ...sampleDeclaration210, digital_signatures: rows }, on)
    expect(change).toMatchObject({ decl_type: '2', decl_nm: 'Tờ khai thay đổi', reg_date: '2025-06-02' })
    expect(change.digital_signatures.map(({ sig_id, form_tp }) => [sig_id, form_tp])).toEqual([
      ['added', '1'],
      ['renewed', '2'],
    ])
  })
  it('has an empty row where no certificate is left', () => {
    const change = changeOf({ ...sampleDeclaration210, digital_signatures: rows.slice(2) }, on)
    expect(change.digital_signatures).toEqual([emptyCertificateRow])
  })
})

import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { declarationContentSchema, toValues, toContent } from '../../src/domain/declaration/content.ts'
import { newDeclaration } from '../../src/domain/declaration/defaults.ts'
import { isTicked, type DeclarationValues } from '../../src/domain/declaration/values.ts'
import { declarationSchema } from '../../src/domain/declaration/schemas.ts'
import { hasBox, isEarlyFlag, isLateFlag, usageFlags } from '../../src/domain/declaration/flags.ts'
import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { printedFormOf } from '../../src/domain/declaration/print/print.ts'
import { codeItems } from '../../src/domain/codeLists.ts'
import { buildDeclarationXml } from '../../src/domain/declaration/layouts/build.ts'
import { knownLayout } from '../../src/domain/declaration/layouts/layouts.ts'
import { xmlLimitProblems } from '../../src/domain/declaration/layouts/limits.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { sampleDeclaration, sampleRow } from '../../walks/flows/sampleDeclaration.ts'
import { declarationsOf } from '../properties/anyDeclaration.ts'
import { leaves, readXml } from './readXml.ts'

const sources = {
  company: demoCompany,
  types: codeItems('declaration-type'),
  names: codeItems(eDocument.codeGroups.names),
  versions: codeItems('xml-version'),
}
const fresh = newDeclaration(eDocument, { ...sources, today: '2026-03-05' })
const lateFlags = eDocument.flags.filter(isLateFlag)
const earlyFlags = eDocument.flags.filter(isEarlyFlag)

/** The header of the sample on this form, on which its other fields do not stand. */
const sample: DeclarationValues<'eDocument'> = {
  ...fresh,
  sllr_comp_nm: sampleDeclaration.sllr_comp_nm,
  sllr_tax_code: sampleDeclaration.sllr_tax_code,
  txof_cd: sampleDeclaration.txof_cd,
  txof_nm: sampleDeclaration.txof_nm,
  contact_per: sampleDeclaration.contact_per,
  contact_add: sampleDeclaration.contact_add,
  contact_eml: sampleDeclaration.contact_eml,
  contact_phone: sampleDeclaration.contact_phone,
  loca_nm: sampleDeclaration.loca_nm,
  digital_signatures: [{ ...sampleRow }],
}

const ticked = (values: DeclarationValues): string[] => usageFlags.filter((flag) => isTicked(values, flag))
const problems = (change: Partial<DeclarationValues>) =>
  (v.safeParse(declarationSchema(eDocument), { ...sample, ...change }).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)}: ${issue.message}`,
  )

describe('a new declaration of form 01/ĐKTĐ-CTĐT', () => {
  it('is dated today, with issuer 1, document 1, a provider and one empty row [002-4.1-09]', () => {
    expect(fresh.reg_date).toBe('2026-03-05')
    expect(ticked(fresh)).toEqual(['issuer_type_1', 'doc_type_1', 'att_13'])
    expect(fresh.digital_signatures.map(({ sig_id }) => sig_id)).toEqual([''])
    expect(fresh.decl_form_no).toBe('01/ĐKTĐ-CTĐT')
    expect(Object.keys(fresh).toSorted()).toEqual(
      ['declaration_id', 'digital_signatures', ...eDocument.texts, ...eDocument.flags].toSorted(),
    )
  })

  it('has the first XML version from 2023-06-01 on and the second before, of those in force [002-4.1-10]', () => {
    const on = (today: string) => newDeclaration(eDocument, { ...sources, today }).xml_vs
    const [first, second] = sources.versions.map(({ code }) => code).filter((code) => code !== '2.1.1')
    expect([on('2023-05-31'), on('2023-06-01')]).toEqual([second, first])
  })

  it('has version 2.1.1 from 2026-07-01 on', () => {
    const on = (today: string) => newDeclaration(eDocument, { ...sources, today }).xml_vs
    expect([on('2026-06-30'), on('2026-07-01')]).toEqual(['2.1.0', '2.1.1'])
  })

  it('is a new registration by the name of that type [002-4.1-11]', () => {
    expect([fresh.decl_type, fresh.decl_nm]).toEqual(['1', 'Tờ khai đăng ký sử dụng chứng từ điện tử'])
  })
})

describe('the rules of form 01/ĐKTĐ-CTĐT', () => {
  it('pass the sample', () => {
    expect(problems({})).toEqual([])
  })

  it.each([
    ['decl_nm', 'declaration_name_is_required'],
    ['decl_form_no', 'declaration_form_number_is_required'],
    ['decl_type', 'declaration_type_is_required'],
    ['sllr_comp_nm', 'seller_company_name_is_required'],
    ['sllr_tax_code', 'seller_tax_code_is_required'],
    ['txof_nm', 'tax_office_name_is_required'],
    ['txof_cd', 'tax_office_code_is_required'],
    ['contact_per', 'contact_person_is_required'],
    ['contact_add', 'contact_address_is_required'],
    ['contact_eml', 'contact_email_is_required'],
    ['contact_phone', 'contact_phone_is_required'],
    ['loca_nm', 'location_name_is_required'],
    ['reg_date', 'register_date_is_required'],
  ])('require %s [002-5.1-01]', (field, message) => {
    expect(problems({ [field]: '' })).toEqual([`${field}: ${message}`])
  })

  it.each([
    ['issuer_type_1', ['issuer_type_1', 'issuer_type_2']],
    ['doc_type_1', ['doc_type_1', 'doc_type_2', 'doc_type_3', 'doc_type_4', 'doc_type_5']],
    ['att_09', ['att_09', 'att_13', 'att_14', 'att_15', 'att_16']],
  ])('want one choice in the group of %s, whichever it is [002-5.1-02]', (errorField, group) => {
    const none = Object.fromEntries(group.map((flag) => [flag, false]))
    expect(problems(none)).toEqual([`${errorField}: at_least_one_attribute_must_be_chosen`])
    for (const flag of group) expect(problems({ ...none, [flag]: true })).toEqual([])
  })

  it('want a certificate, and one row filled wholly [002-5.1-03]', () => {
    expect(problems({ digital_signatures: [] })).toEqual(['digital_signatures: digital_signature_is_required'])
    expect(problems({ digital_signatures: [{ ...sampleRow, from_date: '' }] })).toEqual([
      'digital_signatures: digital_signature_is_required',
    ])
  })

  it('check e-mail and phone [002-5.1-06 002-2.7-02]', () => {
    expect(problems({ contact_eml: 'ketoan' })).toEqual(['contact_eml: email_is_invalid'])
    expect(problems({ contact_phone: '0'.repeat(51) })).toEqual(['contact_phone: too_long:50'])
    expect(problems({ contact_phone: '0'.repeat(50) })).toEqual([])
  })

  it('ask nothing about a representative', () => {
    expect(problems({ rppr_nation: 'Việt Nam', rppr_cid: '', rppr_passport: '' })).toEqual([])
  })
})

describe('a declaration of form 01/ĐKTĐ-CTĐT as it travels', () => {
  it("has its own fields alone, flags as '1' and '0' [002-3.1-02, 002-5.1-09]", () => {
    const withOthers = { ...sample, attribute1: true, rppr_nm: 'X' }
    const body = toContent(eDocument, withOthers)
    expect(Object.keys(body).toSorted()).toEqual(
      ['declaration_id', 'digital_signatures', ...eDocument.texts, ...earlyFlags].toSorted(),
    )
    expect(Object.keys(toContent(eDocument, { ...withOthers, xml_vs: '2.1.1' })).toSorted()).toEqual(
      [...Object.keys(body), ...lateFlags].toSorted(),
    )
    expect([body.issuer_type_1, body.issuer_type_2]).toEqual(['1', '0'])
    expect(v.is(declarationContentSchema(eDocument), body)).toBe(true)
    expect(v.is(declarationContentSchema(eInvoice), body)).toBe(false)
  })

  it('drops rows without a certificate [002-5.1-04]', () => {
    const rows = [{ ...sampleRow, sig_id: '' }, { ...sampleRow }]
    expect(toContent(eDocument, { ...sample, digital_signatures: rows }).digital_signatures).toEqual([sampleRow])
  })

  it('comes back as it was sent', () => {
    fc.assert(
      fc.property(declarationsOf(eDocument), (values) => {
        const chosen = values.digital_signatures.filter(({ sig_id }) => sig_id !== '')
        expect(toValues(eDocument, toContent(eDocument, values))).toEqual({ ...values, digital_signatures: chosen })
      }),
    )
  })
})

const xml =
  '<?xml version="1.0" encoding="UTF-8"?><TKhai><DLTKhai Id="ID-7"><TTChung><PBan>2.1.0</PBan><MSo>01/ĐKTĐ-CTĐT</MSo>' +
  '<Ten>Tờ khai đăng ký sử dụng chứng từ điện tử</Ten><HThuc>1</HThuc><TNNT>CÔNG TY TNHH Gốm Bát Tràng</TNNT><MST>0101243150</MST>' +
  '<CQTQLy>Thuế Thành phố Hà Nội</CQTQLy><MCQTQLy>10100</MCQTQLy><NLHe>Nguyễn Thị Hòa</NLHe>' +
  '<DCLHe>Số 5 ngõ 12, phố Đào Tấn, Hà Nội</DCLHe><DCTDTu>ketoan@gombattrang.vn</DCTDTu><DTLHe>02438251234</DTLHe>' +
  '<DDanh>Hà Nội</DDanh><NLap>2026-03-05</NLap></TTChung><NDTKhai><DTPHanh><TCCNPHanh>1</TCCNPHanh><CQTPHanh>0</CQTPHanh></DTPHanh>' +
  '<LHSDung><CTTNCNhan>1</CTTNCNhan><CTKTTTMDTu>0</CTKTTTMDTu><BLTPLPKIn>0</BLTPLPKIn><BLTPLPIn>0</BLTPLPIn><BLTTPLPhi>0</BLTTPLPhi></LHSDung>' +
  '<HTGDLCTDT><CDLQCCQT>0</CDLQCCQT><CDLQTCTN>1</CDLQTCTN><CDLQTCTNUT>0</CDLQTCTNUT></HTGDLCTDT><DSCTSSDung><CTS><STT>1</STT>' +
  '<TTChuc>VNPT Certification Authority</TTChuc><Seri>54010101A1B2C3D4</Seri><TNgay>2024-01-15T08:30:00</TNgay>' +
  '<DNgay>2027-01-15T08:30:00</DNgay><HThuc>1</HThuc></CTS></DSCTSSDung></NDTKhai></DLTKhai><DSCKS><NNT/></DSCKS></TKhai>'

const flagPlaces = [
  ['issuer_type_1', 'DTPHanh/TCCNPHanh'],
  ['issuer_type_2', 'DTPHanh/CQTPHanh'],
  ['doc_type_1', 'LHSDung/CTTNCNhan'],
  ['doc_type_2', 'LHSDung/CTKTTTMDTu'],
  ['doc_type_3', 'LHSDung/BLTPLPKIn'],
  ['doc_type_4', 'LHSDung/BLTPLPIn'],
  ['doc_type_5', 'LHSDung/BLTTPLPhi'],
  ['att_09', 'HTGDLCTDT/CDLQCCQT'],
  ['att_13', 'HTGDLCTDT/CDLQTCTN'],
  ['att_14', 'HTGDLCTDT/CDLQTCTNUT'],
  ['att_15', 'HTGDLCTDT/CDLTTiep'],
  ['att_16', 'HTGDLCTDT/CDLBTHBLai'],
] as const
const versions = ['2.1.0', '2.1.1'] as const
const boxes = versions.flatMap((version) =>
  flagPlaces.filter(([flag]) => hasBox(flag, version)).map(([flag, place]) => ({ version, flag, place })),
)
const allOff = Object.fromEntries(eDocument.flags.map((flag) => [flag, false]))

const xml211 =
  '<?xml version="1.0" encoding="UTF-8"?><TKhai><DLTKhai Id="ID-7"><TTChung><PBan>2.1.1</PBan><MSo>01/ĐKTĐ-CTĐT</MSo>' +
  '<Ten>Tờ khai đăng ký sử dụng chứng từ điện tử</Ten><HThuc>1</HThuc><TNNT>CÔNG TY TNHH Gốm Bát Tràng</TNNT><MST>0101243150</MST>' +
  '<CQTQLy>Thuế Thành phố Hà Nội</CQTQLy><MCQTQLy>10100</MCQTQLy><NLHe>Nguyễn Thị Hòa</NLHe>' +
  '<DCLHe>Số 5 ngõ 12, phố Đào Tấn, Hà Nội</DCLHe><DCTDTu>ketoan@gombattrang.vn</DCTDTu><DTLHe>02438251234</DTLHe>' +
  '<DDanh>Hà Nội</DDanh><NLap>2026-03-05</NLap></TTChung><NDTKhai><DTPHanh><TCCNPHanh>1</TCCNPHanh><CQTPHanh>0</CQTPHanh></DTPHanh>' +
  '<LHSDung><CTTNCNhan>1</CTTNCNhan><CTKTTTMDTu>0</CTKTTTMDTu><BLTPLPKIn>1</BLTPLPKIn><BLTPLPIn>0</BLTPLPIn><BLTTPLPhi>0</BLTTPLPhi></LHSDung>' +
  '<HTGDLCTDT><CDLQCCQT>0</CDLQCCQT><CDLQTCTN>1</CDLQTCTN><CDLQTCTNUT>0</CDLQTCTNUT><CDLTTiep>1</CDLTTiep><CDLBTHBLai>1</CDLBTHBLai></HTGDLCTDT>' +
  '<DSCTSSDung><CTS><STT>1</STT><TTChuc>VNPT Certification Authority</TTChuc><Seri>54010101A1B2C3D4</Seri>' +
  '<TNgay>2024-01-15T08:30:00</TNgay><DNgay>2027-01-15T08:30:00</DNgay><HThuc>1</HThuc></CTS></DSCTSSDung></NDTKhai></DLTKhai>' +
  '<DSCKS><NNT/></DSCKS></TKhai>'

describe('the XML of form 01/ĐKTĐ-CTĐT (facts of the field §2)', () => {
  it('of version 2.1.0 is this text', () => {
    expect(buildDeclarationXml(eDocument, sample, 'ID-7')).toBe(xml)
  })

  it('of version 2.1.1 is this text', () => {
    const values = { ...sample, xml_vs: '2.1.1', doc_type_3: true, att_15: true, att_16: true }
    expect(buildDeclarationXml(eDocument, values, 'ID-7')).toBe(xml211)
  })

  it.each(boxes)('of version $version says $flag in $place alone', ({ version, flag, place }) => {
    const values = { ...sample, ...allOff, xml_vs: version, [flag]: true }
    const { tree } = readXml(buildDeclarationXml(eDocument, values, 'ID-7'))
    const on = leaves(tree).filter(
      ([path, text]) => text === '1' && !path.includes('/TTChung/') && !path.includes('/CTS['),
    )
    expect(on).toEqual([[`TKhai/DLTKhai/NDTKhai/${place}`, '1']])
  })

  it('leaves no element out: a contact is required, which form 01/ĐKTĐ-HĐĐT may leave out', () => {
    const withoutContact = { ...sample, contact_per: '', contact_phone: '' }
    const found = xmlLimitProblems(eDocument, withoutContact).map(({ field, message }) => `${field}: ${message}`)
    expect(found).toEqual(['contact_per: required_for_xml', 'contact_phone: required_for_xml'])
  })

  it('is read back as the values it was made from', () => {
    fc.assert(
      fc.property(declarationsOf(eDocument), (values) => {
        expect(v.parse(declarationSchema(eDocument), values)).toEqual(values)
        const read = new Map(leaves(readXml(buildDeclarationXml(eDocument, values, 'ID')).tree))
        for (const { flag, place } of boxes.filter(({ version }) => version === values.xml_vs))
          expect(read.get(`TKhai/DLTKhai/NDTKhai/${place}`)).toBe(values[flag] ? '1' : '0')
        expect(read.get('TKhai/DLTKhai/TTChung/TNNT')).toBe(values.sllr_comp_nm)
        expect(read.get('TKhai/DLTKhai/TTChung/NLHe')).toBe(values.contact_per)
        expect([...read.keys()].some((path) => path.endsWith('/TNDDPLuat'))).toBe(false)
      }),
    )
  })

  it('is known to the signing agent by number and version, with its own elements alone', () => {
    const [header, content] = knownLayout('01/ĐKTĐ-CTĐT', '2.1.0')?.core ?? []
    const tagsIn = (node: typeof header) =>
      node !== undefined && 'holds' in node ? node.holds.map(({ tag }) => tag) : []
    expect(tagsIn(content)).toEqual(['DTPHanh', 'LHSDung', 'HTGDLCTDT', 'DSCTSSDung'])
    expect(tagsIn(header)).toContain('TNNT')
    expect(tagsIn(header)).not.toContain('TNDDPLuat')
    expect(knownLayout('01/ĐKTĐ-CTĐT', '2.0.1')).toBeNull()
  })
})

describe('the print of form 01/ĐKTĐ-CTĐT', () => {
  const printed = (change: Partial<DeclarationValues<'eDocument'>>) =>
    printedFormOf({
      form: eDocument,
      values: { ...sample, ...change },
      isDraft: true,
      signer: '',
      signedAt: '',
    })

  it('has its title, number and four sections', () => {
    const { title, formNumber, sections } = printed({})
    expect([title[1], formNumber]).toEqual([
      'Đăng ký/thay đổi thông tin sử dụng chứng từ điện tử',
      'Mẫu số: 01/ĐKTĐ-CTĐT',
    ])
    expect(sections.map((section) => section.title)).toEqual([
      '1. Đối tượng phát hành:',
      '2. Loại hình sử dụng:',
      '3. Hình thức gửi dữ liệu:',
      '4. Danh sách chứng thư số sử dụng:',
    ])
  })

  it.each([
    ['1', 'Đăng ký mới'],
    ['2', 'Thay đổi thông tin'],
  ])('says of type %s alone: %s [002-3.1-01]', (decl_type, label) => {
    const ticked = printed({ decl_type }).purposes.filter(({ isTicked }) => isTicked)
    expect(ticked.map((box) => box.label)).toEqual([label])
  })

  it('knows no other type [002-3.1-01]', () => {
    expect(problems({ decl_type: '3' })).toEqual(['decl_type: declaration_type_is_required'])
  })

  it.each(boxes)('of version $version has one box for $flag', ({ version, flag }) => {
    const tickedIn = (flags: object) =>
      printed({ ...allOff, ...flags, xml_vs: version })
        .sections.flatMap((section) => section.boxes)
        .filter(({ isTicked, label }) => isTicked === true && label !== 'Biên lai điện tử.')
    expect(tickedIn({ [flag]: true })).toHaveLength(1)
    expect(tickedIn({})).toEqual([])
  })

  it.each(eDocument.flags)('of version 2.1.1 ticks the head of the receipts with a receipt alone, here %s', (flag) => {
    const [, kinds] = printed({ ...allOff, xml_vs: '2.1.1', [flag]: true }).sections
    const head = kinds?.boxes.find(({ label }) => label === 'Biên lai điện tử.')
    expect(head?.isTicked).toBe(['doc_type_3', 'doc_type_4', 'doc_type_5'].includes(flag))
  })

  it('names the certificates as the XML does', () => {
    const row = { ...sampleRow, org_name: 'CN=BKAV-CA, C=VN', serial_no: '0a:1b', form_tp: '2' }
    expect(printed({ digital_signatures: [row] }).sections[3]?.table?.rows).toEqual([
      ['1', 'BKAV-CA', '0A1B', '15/01/2024', '15/01/2027', 'Gia hạn'],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { flagFields, groupTags, hasBox } from '../../src/domain/declaration/flags.ts'
import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { buildDeclarationXml } from '../../src/domain/declaration/layouts/build.ts'
import { xmlLimitProblems } from '../../src/domain/declaration/layouts/limits.ts'
import { columnsIn, emptyOrganisation, everyOrganisationList } from '../../src/domain/declaration/organisations.ts'
import type { DeclarationValues } from '../../src/domain/declaration/values.ts'
import { sampleDeclaration, sampleEDocument } from '../../walks/flows/sampleDeclaration.ts'
import order from './elementOrder2026.json'
import { leaves, readXml, type Tree } from './readXml.ts'

const provider = {
  ...emptyOrganisation,
  org_name: 'Công ty Cổ phần MISA & Cộng sự',
  tax_code: '0101243150',
  from_date: '2026-07-01',
}
const branch = { ...provider, org_name: 'Chi nhánh Hải Phòng', tax_code: '0101243150-001', note: 'Kế toán' }
const lookup = {
  org_name: 'Công ty Kiểm toán Á Châu',
  tax_code: '0100684378',
  invoices: '3',
  issued_from: '2026-07-01',
  issued_to: '2026-12-31',
  from_date: '2026-08-01',
  to_date: '2027-07-31',
  note: '',
}
const full: DeclarationValues<'eInvoice'> = {
  ...sampleDeclaration,
  attribute12: true,
  digital_signatures: [...sampleDeclaration.digital_signatures],
  solution_provider: [provider, { ...provider, to_date: '2026-12-31', note: 'Đến hết năm' }],
  tvan_company: [{ ...provider, org_name: 'VNPT' }],
  dependent_units: [branch],
  lookup_units: [lookup, { ...lookup, invoices: '1', note: 'Năm 2026' }],
}

const version211 =
  '<?xml version="1.0" encoding="UTF-8"?><TKhai><DLTKhai Id="ID-7"><TTChung>' +
  '<PBan>2.1.1</PBan><MSo>01/ĐKTĐ-HĐĐT</MSo><Ten>Tờ khai đăng ký sử dụng hóa đơn điện tử</Ten><HThuc>1</HThuc>' +
  '<TNNT>CÔNG TY TNHH Gốm Bát Tràng</TNNT><MST>0101243150</MST><CQTQLy>Thuế Thành phố Hà Nội</CQTQLy><MCQTQLy>10100</MCQTQLy>' +
  '<TNDDPLuat>Trần Văn Đức</TNDDPLuat><DTDDPLuat>0912345678</DTDDPLuat><CCCDan>001080012345</CCCDan><SHChieu>C1234567</SHChieu>' +
  '<MQTNDDPLuat>VN</MQTNDDPLuat><QTDDPLuat>Việt Nam</QTDDPLuat><NSDDPLuat>1980-04-30</NSDDPLuat>' +
  '<DCLHe>Số 5 ngõ 12, phố Đào Tấn, Hà Nội</DCLHe><DCTDTu>ketoan@gombattrang.vn</DCTDTu><NLHe>Nguyễn Thị Hòa</NLHe>' +
  '<DTLHe>02438251234</DTLHe><DDanh>Hà Nội</DDanh><NLap>2025-06-02</NLap></TTChung><NDTKhai>' +
  '<HTHDon><CMa>1</CMa><CMTMTTien>0</CMTMTTien><KCMTMTTien>0</KCMTMTTien><KCMa>0</KCMa></HTHDon>' +
  '<HTGDLHDDT><NNTDBKKhan>0</NNTDBKKhan><CQXLTSCong>0</CQXLTSCong><CDLTTDCQT>0</CDLTTDCQT><CDLQTCTN>1</CDLQTCTN>' +
  '<TCNNgoai>1</TCNNgoai></HTGDLHDDT>' +
  '<PThuc><CDDu>1</CDDu><CDLTHDThu>0</CDLTHDThu><CBTHop>0</CBTHop><CTTCTGDich>0</CTTCTGDich></PThuc>' +
  '<LHDSDung><HDGTGT>1</HDGTGT><HDGTGTTHBLai>0</HDGTGTTHBLai><HDBHang>0</HDBHang><HDBHTHBLai>0</HDBHTHBLai><HDTMai>0</HDTMai>' +
  '<HDNCCNNgoai>0</HDNCCNNgoai><HDBTSCong>0</HDBTSCong><HDBHDTQGia>0</HDBHDTQGia><HDKhac>0</HDKhac><CTu>0</CTu></LHDSDung>' +
  '<DSCTSSDung><CTS><STT>1</STT><TTChuc>VNPT Certification Authority</TTChuc><Seri>54010101A1B2C3D4</Seri>' +
  '<TNgay>2024-01-15T08:30:00</TNgay><DNgay>2027-01-15T08:30:00</DNgay><HThuc>1</HThuc></CTS></DSCTSSDung>'
const organisations211 =
  '<TTTCGP><TCGP><STT>1</STT><TTCGP>Công ty Cổ phần MISA &amp; Cộng sự</TTCGP><MSTTCGP>0101243150</MSTTCGP><TNgay>2026-07-01</TNgay></TCGP>' +
  '<TCGP><STT>2</STT><TTCGP>Công ty Cổ phần MISA &amp; Cộng sự</TTCGP><MSTTCGP>0101243150</MSTTCGP><TNgay>2026-07-01</TNgay>' +
  '<DNgay>2026-12-31</DNgay><GChu>Đến hết năm</GChu></TCGP></TTTCGP>' +
  '<TTTCTN><TCTN><STT>1</STT><TTCTN>VNPT</TTCTN><MSTTCTN>0101243150</MSTTCTN><TNgay>2026-07-01</TNgay></TCTN></TTTCTN>' +
  '<TTDVHTPT><DVHTPT><STT>1</STT><TDVHTPT>Chi nhánh Hải Phòng</TDVHTPT><MSTDVHTPT>0101243150-001</MSTDVHTPT>' +
  '<TNgay>2026-07-01</TNgay><GChu>Kế toán</GChu></DVHTPT></TTDVHTPT>' +
  '<TTDVDUQTCuu><DVDUQTCuu><STT>1</STT><TDVi>Công ty Kiểm toán Á Châu</TDVi><MST>0100684378</MST><HDBRMVao>3</HDBRMVao>' +
  '<TDLHDTNgay>2026-07-01</TDLHDTNgay><TDLHDDNgay>2026-12-31</TDLHDDNgay><TGUQTNgay>2026-08-01</TGUQTNgay><TGUQDNgay>2027-07-31</TGUQDNgay></DVDUQTCuu>' +
  '<DVDUQTCuu><STT>2</STT><TDVi>Công ty Kiểm toán Á Châu</TDVi><MST>0100684378</MST><HDBRMVao>1</HDBRMVao>' +
  '<TDLHDTNgay>2026-07-01</TDLHDTNgay><TDLHDDNgay>2026-12-31</TDLHDDNgay><TGUQTNgay>2026-08-01</TGUQTNgay><TGUQDNgay>2027-07-31</TGUQDNgay>' +
  '<GChu>Năm 2026</GChu></DVDUQTCuu></TTDVDUQTCuu>'
const end = '</NDTKhai></DLTKhai><DSCKS><NNT/></DSCKS></TKhai>'

describe('the XML of form 01/ĐKTĐ-HĐĐT in version 2.1.1 (law of 2026 §2)', () => {
  it('is this text', () => {
    expect(buildDeclarationXml(eInvoice, full, 'ID-7')).toBe(version211 + organisations211 + end)
  })

  it('leaves out lists without organisations', () => {
    const none = { solution_provider: [], tvan_company: [], dependent_units: [], lookup_units: [] }
    expect(buildDeclarationXml(eInvoice, { ...full, ...none }, 'ID-7')).toBe(version211 + end)
  })

  it('has no element for a nationality that is not given', () => {
    const xml = buildDeclarationXml(eInvoice, { ...full, rppr_nation: '', rppr_nation_cd: '' }, 'ID-7')
    expect(xml).not.toMatch(/QTN?DDPLuat/)
  })

  const flags = eInvoice.flags.filter((flag) => hasBox(flag, '2.1.1'))
  const off = Object.fromEntries(eInvoice.flags.map((flag) => [flag, false]))
  it.each(flags)('sets the element of %s alone', (flag) => {
    const { tree } = readXml(buildDeclarationXml(eInvoice, { ...sampleDeclaration, ...off, [flag]: true }, 'ID-7'))
    const set = leaves(tree).filter(([path, text]) => text === '1' && !/TTChung|CTS\[/.test(path))
    const { group, element } = flagFields[flag]
    expect(set).toEqual([[`TKhai/DLTKhai/NDTKhai/${groupTags[group]}/${element.tag}`, '1']])
  })
})

/** The children of every element of a tag that has some, each tag once. */
const childrenOf = ([tag, content]: Tree, wanted: string): string[] => {
  if (typeof content === 'string') return []
  const own = tag === wanted ? content.map(([child]) => child) : []
  return [...new Set([...own, ...content.flatMap((child) => childrenOf(child, wanted))])]
}

describe('the order of the elements in version 2.1.1', () => {
  const whole = { ...lookup, note: 'Năm 2026' }
  const lists = Object.fromEntries(everyOrganisationList.map((list) => [list, [whole]]))
  const { tree: invoices } = readXml(buildDeclarationXml(eInvoice, { ...full, ...lists }, 'ID-7'))
  const { tree: documents } = readXml(buildDeclarationXml(eDocument, sampleEDocument, 'ID-7'))

  it.each(Object.entries(order.eInvoice))('of form 01/ĐKTĐ-HĐĐT, in %s', (tag, children) => {
    expect(childrenOf(invoices, tag)).toEqual(children)
  })
  it.each(Object.entries(order.eDocument))('of form 01/ĐKTĐ-CTĐT, in %s', (tag, children) => {
    expect(childrenOf(documents, tag)).toEqual(children)
  })
})

describe('the limits of version 2.1.1', () => {
  const problems = (change: object) =>
    xmlLimitProblems(eInvoice, { ...full, ...change }).map(({ field, message }) => `${field}: ${message}`)

  it.each([
    ['rppr_nation', 50],
    ['rppr_nation_cd', 2],
  ])('%s takes %i characters', (field, max) => {
    expect(problems({ [field]: 'V'.repeat(max) })).toEqual([])
    expect(problems({ [field]: 'V'.repeat(max + 1) })).toEqual([`${field}: too_long_for_xml:${max}`])
  })

  const places = everyOrganisationList.flatMap((list) => columnsIn(list).map((column) => ({ list, column })))
  const longest = { org_name: 400, tax_code: 14, invoices: 1, note: 255 }
  const lengthOf = (column: string) => Object.entries(longest).find(([name]) => name === column)?.[1] ?? 10
  it.each(places)('bound $column of $list', ({ list, column }) => {
    const rows = (length: number) => ({ [list]: [lookup, { ...lookup, [column]: '1'.repeat(length) }] })
    const max = lengthOf(column)
    expect(problems(rows(max))).toEqual([])
    expect(problems(rows(max + 1))).toEqual([`${list}.1.${column}: too_long_for_xml:${max}`])
  })

  it.each(places)('want $column of $list, or leave it out', ({ list, column }) => {
    const mayBeEmpty = column === 'note' || (column === 'to_date' && list !== 'lookup_units')
    expect(problems({ [list]: [{ ...lookup, [column]: '' }] })).toEqual(
      mayBeEmpty ? [] : [`${list}.0.${column}: required_for_xml`],
    )
  })

  it('have no place for what the form has dropped', () => {
    expect(problems({ attribute5: true })).toEqual(['attribute5: not_in_xml_version'])
    const dropped = xmlLimitProblems(eDocument, { ...sampleEDocument, doc_type_2: true })
    expect(dropped).toEqual([{ field: 'doc_type_2', message: 'not_in_xml_version' }])
  })
})

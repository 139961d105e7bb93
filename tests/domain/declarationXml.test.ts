import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { describe, expect, it } from 'vitest'
import { buildDeclarationXml } from '../../src/domain/declaration/layouts/build.ts'
import { emptyCertificateRow } from '../../src/domain/declaration/certificateRows.ts'
import { contentAt, leaves, readXml } from './readXml.ts'
import { sampleDeclaration210, sampleRow } from '../../walks/flows/sampleDeclaration.ts'

const certificates =
  '<DSCTSSDung><CTS><STT>1</STT><TTChuc>VNPT Certification Authority</TTChuc><Seri>54010101A1B2C3D4</Seri>' +
  '<TNgay>2024-01-15T08:30:00</TNgay><DNgay>2027-01-15T08:30:00</DNgay><HThuc>1</HThuc></CTS></DSCTSSDung>'

const version210 =
  '<?xml version="1.0" encoding="UTF-8"?><TKhai><DLTKhai Id="ID-7"><TTChung>' +
  '<PBan>2.1.0</PBan><MSo>01/ĐKTĐ-HĐĐT</MSo><Ten>Tờ khai đăng ký sử dụng hóa đơn điện tử</Ten><HThuc>1</HThuc>' +
  '<TNNT>CÔNG TY TNHH Gốm Bát Tràng</TNNT><MST>0101243150</MST><CQTQLy>Thuế Thành phố Hà Nội</CQTQLy><MCQTQLy>10100</MCQTQLy>' +
  '<TNDDPLuat>Trần Văn Đức</TNDDPLuat><DTDDPLuat>0912345678</DTDDPLuat><CCCDan>001080012345</CCCDan><SHChieu>C1234567</SHChieu>' +
  '<QTich>Việt Nam</QTich><NSDDPLuat>1980-04-30</NSDDPLuat><GTinh>1</GTinh>' +
  '<DCLHe>Số 5 ngõ 12, phố Đào Tấn, Hà Nội</DCLHe><DCTDTu>ketoan@gombattrang.vn</DCTDTu><NLHe>Nguyễn Thị Hòa</NLHe>' +
  '<DTLHe>02438251234</DTLHe><DDanh>Hà Nội</DDanh><NLap>2025-06-02</NLap></TTChung><NDTKhai>' +
  '<HTHDon><CMa>1</CMa><KCMa>0</KCMa><CMTMTTien>0</CMTMTTien></HTHDon>' +
  '<HTGDLHDDT><NNTDBKKhan>0</NNTDBKKhan><NNTKTDNUBND>0</NNTKTDNUBND><CDLTTDCQT>0</CDLTTDCQT><CDLQTCTN>1</CDLQTCTN>' +
  '<CQXLTSCong>0</CQXLTSCong><NCCNN>0</NCCNN></HTGDLHDDT>' +
  '<PThuc><CDDu>1</CDDu><CBTHop>0</CBTHop></PThuc>' +
  '<LHDSDung><HDGTGT>1</HDGTGT><HDBHang>0</HDBHang><HDBTSCong>0</HDBTSCong><HDBHDTQGia>0</HDBHDTQGia><HDKhac>0</HDKhac><CTu>0</CTu>' +
  '<HDGTGTTHBLai>0</HDGTGTTHBLai><HDBHTHBLai>0</HDBHTHBLai><HDTMai>0</HDTMai><HDNCCNN>0</HDNCCNN></LHDSDung>' +
  `${certificates}</NDTKhai></DLTKhai><DSCKS><NNT/></DSCKS></TKhai>`

const version201 =
  '<?xml version="1.0" encoding="UTF-8"?><TKhai><DLTKhai Id="ID-7"><TTChung>' +
  '<PBan>2.0.1</PBan><MSo>01/ĐKTĐ-HĐĐT</MSo><Ten>Tờ khai đăng ký sử dụng hóa đơn điện tử</Ten><HThuc>1</HThuc>' +
  '<TNNT>CÔNG TY TNHH Gốm Bát Tràng</TNNT><MST>0101243150</MST><CQTQLy>Thuế Thành phố Hà Nội</CQTQLy><MCQTQLy>10100</MCQTQLy>' +
  '<NLHe>Nguyễn Thị Hòa</NLHe><DCLHe>Số 5 ngõ 12, phố Đào Tấn, Hà Nội</DCLHe><DCTDTu>ketoan@gombattrang.vn</DCTDTu>' +
  '<DTLHe>02438251234</DTLHe><DDanh>Hà Nội</DDanh><NLap>2025-06-02</NLap></TTChung><NDTKhai>' +
  '<HTHDon><CMa>1</CMa><KCMa>0</KCMa><CMTMTTien>0</CMTMTTien></HTHDon>' +
  '<HTGDLHDDT><NNTDBKKhan>0</NNTDBKKhan><NNTKTDNUBND>0</NNTKTDNUBND><CDLTTDCQT>0</CDLTTDCQT><CDLQTCTN>1</CDLQTCTN></HTGDLHDDT>' +
  '<PThuc><CDDu>1</CDDu><CBTHop>0</CBTHop></PThuc>' +
  '<LHDSDung><HDGTGT>1</HDGTGT><HDBHang>0</HDBHang><HDBTSCong>0</HDBTSCong><HDBHDTQGia>0</HDBHDTQGia><HDKhac>0</HDKhac><CTu>0</CTu></LHDSDung>' +
  `${certificates}</NDTKhai></DLTKhai><DSCKS><NNT/></DSCKS></TKhai>`

/** Where each flag of the form stands (facts of the field §1.2). */
const flagPlaces = [
  ['attribute1', 'HTHDon/CMa'],
  ['attribute2', 'HTHDon/KCMa'],
  ['attribute3', 'HTHDon/CMTMTTien'],
  ['attribute4', 'HTGDLHDDT/NNTDBKKhan'],
  ['attribute5', 'HTGDLHDDT/NNTKTDNUBND'],
  ['attribute8', 'HTGDLHDDT/CDLTTDCQT'],
  ['attribute9', 'HTGDLHDDT/CDLQTCTN'],
  ['attribute10', 'HTGDLHDDT/CQXLTSCong'],
  ['attribute6', 'PThuc/CDDu'],
  ['attribute7', 'PThuc/CBTHop'],
  ['inv_type1', 'LHDSDung/HDGTGT'],
  ['inv_type2', 'LHDSDung/HDBHang'],
  ['inv_type3', 'LHDSDung/HDBTSCong'],
  ['inv_type4', 'LHDSDung/HDBHDTQGia'],
  ['inv_type5', 'LHDSDung/HDKhac'],
  ['inv_type6', 'LHDSDung/CTu'],
  ['inv_type7', 'LHDSDung/HDGTGTTHBLai'],
  ['inv_type8', 'LHDSDung/HDBHTHBLai'],
  ['inv_type9', 'LHDSDung/HDTMai'],
] as const
const allOff = Object.fromEntries(flagPlaces.map(([flag]) => [flag, false]))

const read = (change: Partial<typeof sampleDeclaration210> | Record<string, unknown>) =>
  readXml(buildDeclarationXml(eInvoice, { ...sampleDeclaration210, ...change }, 'ID-7')).tree
const header = (change: Record<string, unknown>, tag: string) => contentAt(read(change), `TKhai/DLTKhai/TTChung/${tag}`)

describe('the XML of the declaration (facts of the field §1)', () => {
  it('of version 2.1.0 is this text', () => {
    expect(buildDeclarationXml(eInvoice, sampleDeclaration210, 'ID-7')).toBe(version210)
  })
  it('of version 2.0.1 is this text', () => {
    expect(buildDeclarationXml(eInvoice, { ...sampleDeclaration210, xml_vs: '2.0.1' }, 'ID-7')).toBe(version201)
  })

  it.each(flagPlaces)('%s alone sets %s alone', (flag, place) => {
    const set = leaves(read({ ...allOff, [flag]: true })).filter(
      ([path, text]) => text === '1' && !path.includes('/TTChung/') && !path.includes('/CTS['),
    )
    expect(set).toEqual([[`TKhai/DLTKhai/NDTKhai/${place}`, '1']])
  })

  it('writes every chosen certificate with its number, and no other row', () => {
    const second = { ...sampleRow, sig_id: 'sig-2', org_name: 'BKAV-CA', serial_no: '0a:1B 2c', form_tp: '3' }
    const tree = read({ digital_signatures: [emptyCertificateRow, sampleRow, { ...second, sig_id: '' }, second] })
    const cells = leaves(tree).filter(([path]) => path.includes('/CTS['))
    expect(cells.map(([path, text]) => `${path.split('/').slice(-2).join('/')}=${text}`)).toEqual([
      'CTS[1]/STT=1',
      'CTS[1]/TTChuc=VNPT Certification Authority',
      'CTS[1]/Seri=54010101A1B2C3D4',
      'CTS[1]/TNgay=2024-01-15T08:30:00',
      'CTS[1]/DNgay=2027-01-15T08:30:00',
      'CTS[1]/HThuc=1',
      'CTS[2]/STT=2',
      'CTS[2]/TTChuc=BKAV-CA',
      'CTS[2]/Seri=0A1B2C',
      'CTS[2]/TNgay=2024-01-15T08:30:00',
      'CTS[2]/DNgay=2027-01-15T08:30:00',
      'CTS[2]/HThuc=3',
    ])
  })

  it('leaves CCCDan out for a foreign representative, who has a passport', () => {
    const foreign = { rppr_nation: 'Hàn Quốc', rppr_cid: '' }
    expect(header(foreign, 'CCCDan')).toBeUndefined()
    expect(header(foreign, 'SHChieu')).toBe('C1234567')
    expect(buildDeclarationXml(eInvoice, { ...sampleDeclaration210, ...foreign }, 'ID-7')).not.toContain('CCCDan')
  })
  it.each(['2.1.1', '2.1.0', '2.0.1'])('of version %s has no position key and no number of its own', (xml_vs) => {
    const values = { ...sampleDeclaration210, xml_vs, pos_key: 'POS-9', declaration_id: 'd-9' }
    expect(buildDeclarationXml(eInvoice, values, 'ID-7')).not.toMatch(/POS-9|d-9/)
  })
  it('names the nationality since version 2.1.0, and has no element for one that is not given', () => {
    const foreign = { rppr_nation: 'Hàn Quốc' }
    expect(header(foreign, 'QTich')).toBe('Hàn Quốc')
    expect(header({ rppr_nation: '' }, 'QTich')).toBeUndefined()
    expect(leaves(read({ ...foreign, xml_vs: '2.0.1' })).map(([, text]) => text)).not.toContain('Hàn Quốc')
  })

  it.each([
    ['markup', '<b>&amp;</b> "\'', '&lt;b&gt;&amp;amp;&lt;/b&gt; "\''],
    ['the end of a CDATA section', 'a]]>b', 'a]]&gt;b'],
    ['line ends and tabs', 'a\r\nb\rc\nd\te', 'a&#xD;\nb&#xD;c\nd\te'],
    ['characters beyond the first plane', '𪚥 😀', '𪚥 😀'],
  ])('carries %s unchanged', (_what, text, escaped) => {
    const xml = buildDeclarationXml(eInvoice, { ...sampleDeclaration210, contact_add: text }, 'ID-7')
    expect(xml).toContain(`<DCLHe>${escaped}</DCLHe>`)
    const { tree, canonical } = readXml(xml)
    expect(contentAt(tree, 'TKhai/DLTKhai/TTChung/DCLHe')).toBe(text)
    expect(contentAt(readXml(canonical).tree, 'TKhai/DLTKhai/TTChung/DCLHe')).toBe(text)
  })
  it('carries the signing Id unchanged', () => {
    const signId = '_a"<&\'>\r\n\t b'
    expect(readXml(buildDeclarationXml(eInvoice, sampleDeclaration210, signId)).signId).toBe(signId)
  })
  it('is precomposed whatever the values are', () => {
    const decomposed = { ...sampleDeclaration210, sllr_comp_nm: sampleDeclaration210.sllr_comp_nm.normalize('NFD') }
    expect(buildDeclarationXml(eInvoice, decomposed, 'ID-7')).toBe(version210)
  })
  it.each(['\u0000', '\u000B', '\uFFFE', '\uDFFF'])('is not written with %j', (character) => {
    const values = { ...sampleDeclaration210, contact_add: `phố ${character} 5` }
    expect(() => buildDeclarationXml(eInvoice, values, 'ID-7')).toThrow(RangeError)
    expect(() => buildDeclarationXml(eInvoice, sampleDeclaration210, `ID${character}`)).toThrow(RangeError)
  })
})

/** What a form sends, as texts. */
export type Sent = Readonly<Record<string, unknown>>

/** A member of a request as text; empty for what is no text and no number. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const escaped = (value: unknown): string =>
  textOf(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The authority's XML of a form, in version 2.1.0, with room for the signature at TKhai/DSCKS/NNT (seed 000 §7). */
export const xmlOf = (form: Sent, signId: string): string => {
  const tag = (name: string, member: string): string =>
    textOf(form[member]) === '' ? '' : `<${name}>${escaped(form[member])}</${name}>`
  const tags = (...pairs: readonly (readonly [string, string])[]): string =>
    pairs.map(([name, member]) => tag(name, member)).join('')
  const rows: readonly Sent[] = Array.isArray(form['digital_signatures']) ? form['digital_signatures'] : []
  const certificates = rows.map(
    (row, index) =>
      `<CTS><STT>${index + 1}</STT><TTChuc>${escaped(row['org_name'])}</TTChuc><Seri>${escaped(row['serial_no'])}</Seri>` +
      `<TNgay>${escaped(row['from_date']).slice(0, 10)}T00:00:00</TNgay><DNgay>${escaped(row['to_date']).slice(0, 10)}T00:00:00</DNgay>` +
      `<HThuc>${escaped(row['form_tp'])}</HThuc></CTS>`,
  )
  return [
    `<?xml version="1.0" encoding="UTF-8"?><TKhai><DLTKhai Id="${signId}"><TTChung>`,
    tags(['PBan', 'xml_vs'], ['MSo', 'decl_form_no'], ['Ten', 'decl_nm'], ['HThuc', 'decl_type']),
    tags(['TNNT', 'sllr_comp_nm'], ['MST', 'sllr_tax_code'], ['CQTQLy', 'txof_nm'], ['MCQTQLy', 'txof_cd']),
    tags(['TNDDPLuat', 'rppr_nm'], ['DTDDPLuat', 'rppr_phone'], ['CCCDan', 'rppr_cid'], ['SHChieu', 'rppr_passport']),
    tags(['NSDDPLuat', 'rppr_dob'], ['GTinh', 'rppr_gender'], ['DCLHe', 'contact_add'], ['DCTDTu', 'contact_eml']),
    tags(['NLHe', 'contact_per'], ['DTLHe', 'contact_phone'], ['DDanh', 'loca_nm'], ['NLap', 'reg_date']),
    '</TTChung><NDTKhai><HTHDon>',
    tags(['CMa', 'attribute1'], ['KCMa', 'attribute2'], ['CMTMTTien', 'attribute3']),
    '</HTHDon><HTGDLHDDT>',
    tags(['NNTDBKKhan', 'attribute4'], ['NNTKTDNUBND', 'attribute5']),
    tags(['CDLTTDCQT', 'attribute8'], ['CDLQTCTN', 'attribute9'], ['CQXLTSCong', 'attribute10']),
    '<NCCNN>0</NCCNN></HTGDLHDDT><PThuc>',
    tags(['CDDu', 'attribute6'], ['CBTHop', 'attribute7']),
    '</PThuc><LHDSDung>',
    tags(['HDGTGT', 'inv_type1'], ['HDBHang', 'inv_type2'], ['HDBTSCong', 'inv_type3']),
    tags(['HDBHDTQGia', 'inv_type4'], ['HDKhac', 'inv_type5'], ['CTu', 'inv_type6']),
    tags(['HDGTGTTHBLai', 'inv_type7'], ['HDBHTHBLai', 'inv_type8'], ['HDTMai', 'inv_type9']),
    `<HDNCCNN>0</HDNCCNN></LHDSDung><DSCTSSDung>${certificates.join('')}</DSCTSSDung>`,
    '</NDTKhai></DLTKhai><DSCKS><NNT/></DSCKS></TKhai>',
  ].join('')
}

import type { TextName } from '../../src/domain/declaration/fields.ts'
import type { UsageFlag } from '../../src/domain/declaration/flags.ts'
import type { FormKey } from '../../src/domain/declaration/forms/definition.ts'
import { isTicked, textOf, type DeclarationValues } from '../../src/domain/declaration/values.ts'

/** An element by its place below TKhai/DLTKhai, with the text that the authority must read there. */
export type Expected = readonly [place: string, text: string]

/** What stands in NDTKhai: the flag of each element, or null where it is always off; in the order of the form. */
type Content = readonly (readonly [place: string, flag: UsageFlag | null])[]

const eInvoiceContent: Content = [
  ['HTHDon/CMa', 'attribute1'],
  ['HTHDon/KCMa', 'attribute2'],
  ['HTHDon/CMTMTTien', 'attribute3'],
  ['HTGDLHDDT/NNTDBKKhan', 'attribute4'],
  ['HTGDLHDDT/NNTKTDNUBND', 'attribute5'],
  ['HTGDLHDDT/CDLTTDCQT', 'attribute8'],
  ['HTGDLHDDT/CDLQTCTN', 'attribute9'],
  ['HTGDLHDDT/CQXLTSCong', 'attribute10'],
  ['HTGDLHDDT/NCCNN', null],
  ['PThuc/CDDu', 'attribute6'],
  ['PThuc/CBTHop', 'attribute7'],
  ['LHDSDung/HDGTGT', 'inv_type1'],
  ['LHDSDung/HDBHang', 'inv_type2'],
  ['LHDSDung/HDBTSCong', 'inv_type3'],
  ['LHDSDung/HDBHDTQGia', 'inv_type4'],
  ['LHDSDung/HDKhac', 'inv_type5'],
  ['LHDSDung/CTu', 'inv_type6'],
  ['LHDSDung/HDGTGTTHBLai', 'inv_type7'],
  ['LHDSDung/HDBHTHBLai', 'inv_type8'],
  ['LHDSDung/HDTMai', 'inv_type9'],
  ['LHDSDung/HDNCCNN', null],
]

const since210 = ['CQXLTSCong', 'NCCNN', 'HDGTGTTHBLai', 'HDBHTHBLai', 'HDTMai', 'HDNCCNN']

const eDocumentContent: Content = [
  ['DTPHanh/TCCNPHanh', 'issuer_type_1'],
  ['DTPHanh/CQTPHanh', 'issuer_type_2'],
  ['LHSDung/CTTNCNhan', 'doc_type_1'],
  ['LHSDung/CTKTTTMDTu', 'doc_type_2'],
  ['LHSDung/BLTPLPKIn', 'doc_type_3'],
  ['LHSDung/BLTPLPIn', 'doc_type_4'],
  ['LHSDung/BLTTPLPhi', 'doc_type_5'],
  ['HTGDLCTDT/CDLQCCQT', 'att_09'],
  ['HTGDLCTDT/CDLQTCTN', 'att_13'],
  ['HTGDLCTDT/CDLQTCTNUT', 'att_14'],
]

const contentOf = (form: FormKey, version: string): Content => {
  if (form === 'eDocument') return eDocumentContent
  return eInvoiceContent.filter(([place]) => version === '2.1.0' || !since210.some((tag) => place.endsWith(`/${tag}`)))
}

const header = (elements: readonly Expected[]): Expected[] => elements.map(([tag, text]) => [`TTChung/${tag}`, text])

const headerOf = (form: FormKey, version: string, values: DeclarationValues): Expected[] => {
  const taxpayer: Expected[] = [
    ['PBan', version],
    ['MSo', values.decl_form_no],
    ['Ten', values.decl_nm],
    ['HThuc', values.decl_type],
    ['TNNT', values.sllr_comp_nm],
    ['MST', values.sllr_tax_code],
    ['CQTQLy', values.txof_nm],
    ['MCQTQLy', values.txof_cd],
  ]
  const of = (name: TextName) => textOf(values, name)
  const representative: Expected[] = [
    ['TNDDPLuat', of('rppr_nm')],
    ['DTDDPLuat', of('rppr_phone')],
    ['CCCDan', of('rppr_cid')],
    ['SHChieu', of('rppr_passport')],
    ['NSDDPLuat', of('rppr_dob')],
    ['GTinh', of('rppr_gender')],
  ]
  const person: Expected = ['NLHe', values.contact_per]
  const address: Expected[] = [
    ['DCLHe', values.contact_add],
    ['DCTDTu', values.contact_eml],
  ]
  const end: Expected[] = [
    ['DTLHe', values.contact_phone],
    ['DDanh', values.loca_nm],
    ['NLap', values.reg_date],
  ]
  return form === 'eInvoice' && version === '2.1.0'
    ? header([...taxpayer, ...representative.filter(([, text]) => text !== ''), ...address, person, ...end])
    : header([...taxpayer, person, ...address, ...end])
}

const certificatesOf = (values: DeclarationValues): Expected[] =>
  values.digital_signatures
    .filter((row) => row.sig_id !== '')
    .flatMap((row, index): Expected[] => {
      const place = (tag: string) => `NDTKhai/DSCTSSDung/CTS[${index + 1}]/${tag}`
      return [
        [place('STT'), String(index + 1)],
        [place('TTChuc'), row.org_name],
        [place('Seri'), row.serial_no.toUpperCase()],
        [place('TNgay'), row.from_date],
        [place('DNgay'), row.to_date],
        [place('HThuc'), row.form_tp],
      ]
    })

/**
 * What the authority must read of a declaration, by place and in order, written out by hand from the facts of the field (§1 form
 * 01/ĐKTĐ-HĐĐT, §2 form 01/ĐKTĐ-CTĐT).
 */
export const expectedElements = (form: FormKey, values: DeclarationValues): Expected[] => {
  const version = values.xml_vs
  const content = contentOf(form, version).map(([place, flag]): Expected => [
    `NDTKhai/${place}`,
    flag !== null && isTicked(values, flag) ? '1' : '0',
  ])
  return [...headerOf(form, version, values), ...content, ...certificatesOf(values)]
}

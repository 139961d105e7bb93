import type { TextName } from '../../src/domain/declaration/fields.ts'
import type { UsageFlag } from '../../src/domain/declaration/flags.ts'
import type { OrganisationColumn, OrganisationList } from '../../src/domain/declaration/organisations.ts'
import type { FormKey } from '../../src/domain/declaration/forms/definition.ts'
import { isTicked, listIn, textOf, type DeclarationValues } from '../../src/domain/declaration/values.ts'

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

const eInvoiceContentOf2026: Content = [
  ['HTHDon/CMa', 'attribute1'],
  ['HTHDon/CMTMTTien', 'attribute3'],
  ['HTHDon/KCMTMTTien', 'attribute11'],
  ['HTHDon/KCMa', 'attribute2'],
  ['HTGDLHDDT/NNTDBKKhan', 'attribute4'],
  ['HTGDLHDDT/CQXLTSCong', 'attribute10'],
  ['HTGDLHDDT/CDLTTDCQT', 'attribute8'],
  ['HTGDLHDDT/CDLQTCTN', 'attribute9'],
  ['HTGDLHDDT/TCNNgoai', 'attribute12'],
  ['PThuc/CDDu', 'attribute6'],
  ['PThuc/CDLTHDThu', 'attribute13'],
  ['PThuc/CBTHop', 'attribute7'],
  ['PThuc/CTTCTGDich', 'attribute14'],
  ['LHDSDung/HDGTGT', 'inv_type1'],
  ['LHDSDung/HDGTGTTHBLai', 'inv_type7'],
  ['LHDSDung/HDBHang', 'inv_type2'],
  ['LHDSDung/HDBHTHBLai', 'inv_type8'],
  ['LHDSDung/HDTMai', 'inv_type9'],
  ['LHDSDung/HDNCCNNgoai', 'inv_type10'],
  ['LHDSDung/HDBTSCong', 'inv_type3'],
  ['LHDSDung/HDBHDTQGia', 'inv_type4'],
  ['LHDSDung/HDKhac', 'inv_type5'],
  ['LHDSDung/CTu', 'inv_type6'],
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

const eDocumentContentOf2026: Content = [
  ...eDocumentContent.map(([place, flag]): Content[number] => [place, flag === 'doc_type_2' ? null : flag]),
  ['HTGDLCTDT/CDLTTiep', 'att_15'],
  ['HTGDLCTDT/CDLBTHBLai', 'att_16'],
]

const contentOf = (form: FormKey, version: string): Content => {
  if (version === '2.1.1') return form === 'eDocument' ? eDocumentContentOf2026 : eInvoiceContentOf2026
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
    ...(version === '2.1.1'
      ? ([
          ['MQTNDDPLuat', of('rppr_nation_cd')],
          ['QTDDPLuat', of('rppr_nation')],
        ] as const)
      : ([['QTich', of('rppr_nation')]] as const)),
    ['NSDDPLuat', of('rppr_dob')],
    ...(version === '2.1.1' ? [] : ([['GTinh', of('rppr_gender')]] as const)),
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
  return form === 'eInvoice' && version !== '2.0.1'
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

const organisationTags: Readonly<
  Record<OrganisationList, readonly [list: string, row: string, ...columns: [OrganisationColumn, string][]]>
> = {
  solution_provider: [
    ...(['TTTCGP', 'TCGP'] as const),
    ['org_name', 'TTCGP'],
    ['tax_code', 'MSTTCGP'],
    ['from_date', 'TNgay'],
    ['to_date', 'DNgay'],
    ['note', 'GChu'],
  ],
  tvan_company: [
    ...(['TTTCTN', 'TCTN'] as const),
    ['org_name', 'TTCTN'],
    ['tax_code', 'MSTTCTN'],
    ['from_date', 'TNgay'],
    ['to_date', 'DNgay'],
    ['note', 'GChu'],
  ],
  dependent_units: [
    ...(['TTDVHTPT', 'DVHTPT'] as const),
    ['org_name', 'TDVHTPT'],
    ['tax_code', 'MSTDVHTPT'],
    ['from_date', 'TNgay'],
    ['to_date', 'DNgay'],
    ['note', 'GChu'],
  ],
  lookup_units: [
    ...(['TTDVDUQTCuu', 'DVDUQTCuu'] as const),
    ['org_name', 'TDVi'],
    ['tax_code', 'MST'],
    ['invoices', 'HDBRMVao'],
    ['issued_from', 'TDLHDTNgay'],
    ['issued_to', 'TDLHDDNgay'],
    ['from_date', 'TGUQTNgay'],
    ['to_date', 'TGUQDNgay'],
    ['note', 'GChu'],
  ],
}

const listsInOrder = ['solution_provider', 'tvan_company', 'dependent_units', 'lookup_units'] as const

const organisationsOf = (values: DeclarationValues): Expected[] =>
  listsInOrder.flatMap((list) => {
    const [listTag, rowTag, ...columns] = organisationTags[list]
    return listIn(values, list).flatMap((row, index): Expected[] => {
      const place = (tag: string) => `NDTKhai/${listTag}/${rowTag}[${index + 1}]/${tag}`
      const said = columns.map(([column, tag]): Expected => [place(tag), row[column]])
      return [[place('STT'), String(index + 1)], ...said.filter(([, text]) => text !== '')]
    })
  })

/**
 * What the authority must read of a declaration, by place and in order, written out by hand from the facts of the field (§1 form
 * 01/ĐKTĐ-HĐĐT, §2 form 01/ĐKTĐ-CTĐT; law of 2026 §2).
 */
export const expectedElements = (form: FormKey, values: DeclarationValues): Expected[] => {
  const version = values.xml_vs
  const content = contentOf(form, version).map(([place, flag]): Expected => [
    `NDTKhai/${place}`,
    flag !== null && isTicked(values, flag) ? '1' : '0',
  ])
  return [...headerOf(form, version, values), ...content, ...certificatesOf(values), ...organisationsOf(values)]
}

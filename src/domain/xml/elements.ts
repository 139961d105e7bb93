import type { UsageFlag } from '../declaration/flags.ts'
import type { CertificateRow, DeclarationValues } from '../declaration/values.ts'

/** Versions in which the tax authority has described form 01/ĐKTĐ-HĐĐT (facts of the field §0). */
export type FormVersion = '2.0.0' | '2.0.1' | '2.1.0'

/** How a value is written: `flag` as 0 or 1, `date` YYYY-MM-DD, `datetime` YYYY-MM-DDThh:mm:ss, `serial` upper-case hex, `issuer` a name's CN. */
export type ElementType = 'text' | 'code' | 'date' | 'datetime' | 'flag' | 'number' | 'serial' | 'issuer'

/** One element of the form: what it holds and how much. Where it stands is the layout's. */
export interface FormElement<Field extends string> {
  readonly type: ElementType
  /** Longest value in characters. */
  readonly max: number
  readonly since: FormVersion
  /** From this version on the element is left out when it is empty; before it, or without it, a value is required. */
  readonly ifAnySince?: FormVersion
  readonly takes: { readonly field: Field } | { readonly constant: string }
}

type TextField = Exclude<keyof DeclarationValues, UsageFlag | 'digital_signatures'>
export type HeaderElement = FormElement<TextField>
export type FlagElement = FormElement<UsageFlag>
export type CertificateColumn = keyof CertificateRow | 'ordinal'
export type CertificateElement = FormElement<CertificateColumn>

const flag = (field: UsageFlag, since: FormVersion = '2.0.0'): FlagElement => ({
  type: 'flag',
  max: 1,
  since,
  takes: { field },
})
const alwaysOff = (since: FormVersion): FlagElement => ({ type: 'flag', max: 1, since, takes: { constant: '0' } })

/**
 * Every element of 01/ĐKTĐ-HĐĐT that the product writes, by the group it stands in, with its length and the field it
 * takes (facts of the field §1.1 to §1.3). The authority knows no element for the nationality in these versions.
 */
export const elements = {
  TTChung: {
    PBan: { type: 'code', max: 6, since: '2.0.0', takes: { field: 'xml_vs' } },
    MSo: { type: 'text', max: 15, since: '2.0.0', takes: { field: 'decl_form_no' } },
    Ten: { type: 'text', max: 100, since: '2.0.0', takes: { field: 'decl_nm' } },
    HThuc: { type: 'code', max: 1, since: '2.0.0', takes: { field: 'decl_type' } },
    TNNT: { type: 'text', max: 400, since: '2.0.0', takes: { field: 'sllr_comp_nm' } },
    MST: { type: 'code', max: 14, since: '2.0.0', takes: { field: 'sllr_tax_code' } },
    CQTQLy: { type: 'text', max: 100, since: '2.0.0', takes: { field: 'txof_nm' } },
    MCQTQLy: { type: 'code', max: 5, since: '2.0.0', takes: { field: 'txof_cd' } },
    TNDDPLuat: { type: 'text', max: 50, since: '2.1.0', takes: { field: 'rppr_nm' } },
    DTDDPLuat: { type: 'text', max: 20, since: '2.1.0', takes: { field: 'rppr_phone' } },
    CCCDan: { type: 'code', max: 12, since: '2.1.0', ifAnySince: '2.1.0', takes: { field: 'rppr_cid' } },
    SHChieu: { type: 'code', max: 20, since: '2.1.0', ifAnySince: '2.1.0', takes: { field: 'rppr_passport' } },
    NSDDPLuat: { type: 'date', max: 10, since: '2.1.0', takes: { field: 'rppr_dob' } },
    GTinh: { type: 'code', max: 1, since: '2.1.0', takes: { field: 'rppr_gender' } },
    DCLHe: { type: 'text', max: 400, since: '2.0.0', takes: { field: 'contact_add' } },
    DCTDTu: { type: 'text', max: 50, since: '2.0.0', takes: { field: 'contact_eml' } },
    NLHe: { type: 'text', max: 50, since: '2.0.0', ifAnySince: '2.1.0', takes: { field: 'contact_per' } },
    DTLHe: { type: 'text', max: 20, since: '2.0.0', ifAnySince: '2.1.0', takes: { field: 'contact_phone' } },
    DDanh: { type: 'text', max: 50, since: '2.0.0', takes: { field: 'loca_nm' } },
    NLap: { type: 'date', max: 10, since: '2.0.0', takes: { field: 'reg_date' } },
  },
  HTHDon: {
    CMa: flag('attribute1'),
    KCMa: flag('attribute2'),
    CMTMTTien: flag('attribute3', '2.0.1'),
  },
  HTGDLHDDT: {
    NNTDBKKhan: flag('attribute4'),
    NNTKTDNUBND: flag('attribute5'),
    CDLTTDCQT: flag('attribute8'),
    CDLQTCTN: flag('attribute9', '2.0.1'),
    CQXLTSCong: flag('attribute10', '2.1.0'),
    NCCNN: alwaysOff('2.1.0'),
  },
  PThuc: {
    CDDu: flag('attribute6'),
    CBTHop: flag('attribute7'),
  },
  LHDSDung: {
    HDGTGT: flag('inv_type1'),
    HDBHang: flag('inv_type2'),
    HDBTSCong: flag('inv_type3'),
    HDBHDTQGia: flag('inv_type4'),
    HDKhac: flag('inv_type5'),
    CTu: flag('inv_type6'),
    HDGTGTTHBLai: flag('inv_type7', '2.1.0'),
    HDBHTHBLai: flag('inv_type8', '2.1.0'),
    HDTMai: flag('inv_type9', '2.1.0'),
    HDNCCNN: alwaysOff('2.1.0'),
  },
  CTS: {
    STT: { type: 'number', max: 3, since: '2.0.0', takes: { field: 'ordinal' } },
    TTChuc: { type: 'issuer', max: 400, since: '2.0.0', takes: { field: 'org_name' } },
    Seri: { type: 'serial', max: 40, since: '2.0.0', takes: { field: 'serial_no' } },
    TNgay: { type: 'datetime', max: 19, since: '2.0.0', takes: { field: 'from_date' } },
    DNgay: { type: 'datetime', max: 19, since: '2.0.0', takes: { field: 'to_date' } },
    HThuc: { type: 'code', max: 1, since: '2.0.0', takes: { field: 'form_tp' } },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FormElement<string>>>>>

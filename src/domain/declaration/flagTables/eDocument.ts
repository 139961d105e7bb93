import { flag } from './flag.ts'

const since210 = { since: '2.1.0' } as const

/**
 * The usage flags of form 01/ĐKTĐ-CTĐT by group, in the order of the printed form (seed 002 §3.1), with the XML element of each (facts of
 * the field §2, law of 2026 §1.2). A new form issues PIT withholding documents itself and sends them through a service provider (seed 002 §4.1).
 */
export const eDocumentFlags = {
  issuer_type_1: flag('issuers', 'TCCNPHanh', { ...since210, initial: true }),
  issuer_type_2: flag('issuers', 'CQTPHanh', since210),
  doc_type_1: flag('documentTypes', 'CTTNCNhan', { ...since210, initial: true }),
  doc_type_2: flag('documentTypes', 'CTKTTTMDTu', { ...since210, until: '2.1.1' }),
  doc_type_3: flag('documentTypes', 'BLTPLPKIn', since210),
  doc_type_4: flag('documentTypes', 'BLTPLPIn', since210),
  doc_type_5: flag('documentTypes', 'BLTTPLPhi', since210),
  att_09: flag('sendingMethods', 'CDLQCCQT', since210),
  att_13: flag('sendingMethods', 'CDLQTCTN', { ...since210, initial: true }),
  att_14: flag('sendingMethods', 'CDLQTCTNUT', since210),
  att_15: flag('sendingMethods', 'CDLTTiep', { since: '2.1.1' }),
  att_16: flag('sendingMethods', 'CDLBTHBLai', { since: '2.1.1' }),
}

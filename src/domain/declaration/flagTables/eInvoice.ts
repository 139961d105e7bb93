import { flag } from './flag.ts'

/**
 * The usage flags of form 01/ĐKTĐ-HĐĐT by group, in the order of the printed form (seed 000 §3), with the XML element of each (facts of the
 * field §1.2, law of 2026 §1.1). Invoice types 7 to 9 do not count as the choice that their group requires (seed 000 §5).
 */
export const eInvoiceFlags = {
  attribute1: flag('invoiceForms', 'CMa', { since: '2.0.0', initial: true }),
  attribute3: flag('invoiceForms', 'CMTMTTien', { since: '2.0.1' }),
  attribute11: flag('invoiceForms', 'KCMTMTTien', { since: '2.1.1' }),
  attribute2: flag('invoiceForms', 'KCMa', { since: '2.0.0' }),
  attribute4: flag('dataChannels', 'NNTDBKKhan', { since: '2.0.0' }),
  attribute5: flag('dataChannels', 'NNTKTDNUBND', { since: '2.0.0', until: '2.1.1' }),
  attribute10: flag('dataChannels', 'CQXLTSCong', { since: '2.1.0' }),
  attribute8: flag('dataChannels', 'CDLTTDCQT', { since: '2.0.0' }),
  attribute9: flag('dataChannels', 'CDLQTCTN', { since: '2.0.1' }),
  attribute12: flag('dataChannels', 'TCNNgoai', { since: '2.1.1' }),
  attribute6: flag('transferMethods', 'CDDu', { since: '2.0.0', initial: true }),
  attribute13: flag('transferMethods', 'CDLTHDThu', { since: '2.1.1' }),
  attribute7: flag('transferMethods', 'CBTHop', { since: '2.0.0' }),
  attribute14: flag('transferMethods', 'CTTCTGDich', { since: '2.1.1' }),
  inv_type1: flag('invoiceTypes', 'HDGTGT', { since: '2.0.0', initial: true }),
  inv_type7: flag('invoiceTypes', 'HDGTGTTHBLai', { since: '2.1.0', satisfiesGroup: false }),
  inv_type2: flag('invoiceTypes', 'HDBHang', { since: '2.0.0' }),
  inv_type8: flag('invoiceTypes', 'HDBHTHBLai', { since: '2.1.0', satisfiesGroup: false }),
  inv_type9: flag('invoiceTypes', 'HDTMai', { since: '2.1.0', satisfiesGroup: false }),
  inv_type10: flag('invoiceTypes', 'HDNCCNNgoai', { since: '2.1.1' }),
  inv_type3: flag('invoiceTypes', 'HDBTSCong', { since: '2.0.0' }),
  inv_type4: flag('invoiceTypes', 'HDBHDTQGia', { since: '2.0.0' }),
  inv_type5: flag('invoiceTypes', 'HDKhac', { since: '2.0.0' }),
  inv_type6: flag('invoiceTypes', 'CTu', { since: '2.0.0' }),
}

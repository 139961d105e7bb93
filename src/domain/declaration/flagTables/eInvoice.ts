import { flag } from './flag.ts'

/**
 * The usage flags of form 01/ĐKTĐ-HĐĐT by group, in the order of the printed form (seed 000 §3), with the XML element of each (facts of the
 * field §1.2). Invoice types 7 to 9 do not count as the choice that their group requires (seed 000 §5).
 */
export const eInvoiceFlags = {
  attribute1: flag('invoiceForms', 'CMa', { initial: true }),
  attribute3: flag('invoiceForms', 'CMTMTTien', { since: '2.0.1' }),
  attribute2: flag('invoiceForms', 'KCMa'),
  attribute4: flag('dataChannels', 'NNTDBKKhan'),
  attribute5: flag('dataChannels', 'NNTKTDNUBND'),
  attribute10: flag('dataChannels', 'CQXLTSCong', { since: '2.1.0' }),
  attribute8: flag('dataChannels', 'CDLTTDCQT'),
  attribute9: flag('dataChannels', 'CDLQTCTN', { since: '2.0.1' }),
  attribute6: flag('transferMethods', 'CDDu', { initial: true }),
  attribute7: flag('transferMethods', 'CBTHop'),
  inv_type1: flag('invoiceTypes', 'HDGTGT', { initial: true }),
  inv_type7: flag('invoiceTypes', 'HDGTGTTHBLai', { since: '2.1.0', satisfiesGroup: false }),
  inv_type2: flag('invoiceTypes', 'HDBHang'),
  inv_type8: flag('invoiceTypes', 'HDBHTHBLai', { since: '2.1.0', satisfiesGroup: false }),
  inv_type9: flag('invoiceTypes', 'HDTMai', { since: '2.1.0', satisfiesGroup: false }),
  inv_type3: flag('invoiceTypes', 'HDBTSCong'),
  inv_type4: flag('invoiceTypes', 'HDBHDTQGia'),
  inv_type5: flag('invoiceTypes', 'HDKhac'),
  inv_type6: flag('invoiceTypes', 'CTu'),
}

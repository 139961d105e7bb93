import type { DocumentLayout } from '../../documents/xml/layout.ts'
import { eInvoice } from '../forms/eInvoice.ts'
import { coreOf, elementsOfForm } from './elements.ts'
import { declarationSignature } from './signature.ts'
import type { WrittenDeclaration } from './written.ts'

type Layout = DocumentLayout<WrittenDeclaration<'eInvoice'>>

const { headerOf, flagGroup } = elementsOfForm(eInvoice)

/** Form 01/ĐKTĐ-HĐĐT (facts of the field §1). */
export const eInvoice201: Layout = {
  signed: declarationSignature,
  version: '2.0.1',
  core: coreOf(
    headerOf([
      'PBan',
      'MSo',
      'Ten',
      'HThuc',
      'TNNT',
      'MST',
      'CQTQLy',
      'MCQTQLy',
      'NLHe',
      'DCLHe',
      'DCTDTu',
      'DTLHe',
      'DDanh',
      'NLap',
    ]),
    [
      flagGroup('invoiceForms', ['CMa', 'KCMa', 'CMTMTTien']),
      flagGroup('dataChannels', ['NNTDBKKhan', 'NNTKTDNUBND', 'CDLTTDCQT', 'CDLQTCTN']),
      flagGroup('transferMethods', ['CDDu', 'CBTHop']),
      flagGroup('invoiceTypes', ['HDGTGT', 'HDBHang', 'HDBTSCong', 'HDBHDTQGia', 'HDKhac', 'CTu']),
    ],
  ),
}

export const eInvoice210: Layout = {
  signed: declarationSignature,
  version: '2.1.0',
  core: coreOf(
    headerOf([
      'PBan',
      'MSo',
      'Ten',
      'HThuc',
      'TNNT',
      'MST',
      'CQTQLy',
      'MCQTQLy',
      'TNDDPLuat',
      'DTDDPLuat',
      'CCCDan',
      'SHChieu',
      'NSDDPLuat',
      'GTinh',
      'DCLHe',
      'DCTDTu',
      'NLHe',
      'DTLHe',
      'DDanh',
      'NLap',
    ]),
    [
      flagGroup('invoiceForms', ['CMa', 'KCMa', 'CMTMTTien']),
      flagGroup('dataChannels', ['NNTDBKKhan', 'NNTKTDNUBND', 'CDLTTDCQT', 'CDLQTCTN', 'CQXLTSCong', 'NCCNN']),
      flagGroup('transferMethods', ['CDDu', 'CBTHop']),
      flagGroup('invoiceTypes', [
        'HDGTGT',
        'HDBHang',
        'HDBTSCong',
        'HDBHDTQGia',
        'HDKhac',
        'CTu',
        'HDGTGTTHBLai',
        'HDBHTHBLai',
        'HDTMai',
        'HDNCCNN',
      ]),
    ],
  ),
}

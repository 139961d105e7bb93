import type { DocumentLayout } from '../../documents/xml/layout.ts'
import { eInvoice } from '../forms/eInvoice.ts'
import { coreOf, elementsOfForm, off, organisationGroup, renamed } from './elements.ts'
import { declarationSignature } from './signature.ts'
import type { WrittenDeclaration } from './written.ts'

type Layout = DocumentLayout<WrittenDeclaration<'eInvoice'>>

const { headerOf, headerElement, flagGroup } = elementsOfForm(eInvoice)

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
      'QTich',
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
      flagGroup('dataChannels', ['NNTDBKKhan', 'NNTKTDNUBND', 'CDLTTDCQT', 'CDLQTCTN', 'CQXLTSCong', off('NCCNN')]),
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
        off('HDNCCNN'),
      ]),
    ],
  ),
}

/** As one vendor sends it (law of 2026 §2): the authority's own description is not published. */
export const eInvoice211: Layout = {
  signed: declarationSignature,
  version: '2.1.1',
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
      'MQTNDDPLuat',
      renamed(headerElement('QTich'), 'QTDDPLuat'),
      'NSDDPLuat',
      'DCLHe',
      'DCTDTu',
      'NLHe',
      'DTLHe',
      'DDanh',
      'NLap',
    ]),
    [
      flagGroup('invoiceForms', ['CMa', 'CMTMTTien', 'KCMTMTTien', 'KCMa']),
      flagGroup('dataChannels', ['NNTDBKKhan', 'CQXLTSCong', 'CDLTTDCQT', 'CDLQTCTN', 'TCNNgoai']),
      flagGroup('transferMethods', ['CDDu', 'CDLTHDThu', 'CBTHop', 'CTTCTGDich']),
      flagGroup('invoiceTypes', [
        'HDGTGT',
        'HDGTGTTHBLai',
        'HDBHang',
        'HDBHTHBLai',
        'HDTMai',
        'HDNCCNNgoai',
        'HDBTSCong',
        'HDBHDTQGia',
        'HDKhac',
        'CTu',
      ]),
    ],
    [
      organisationGroup('solution_provider'),
      organisationGroup('tvan_company'),
      organisationGroup('dependent_units'),
      organisationGroup('lookup_units'),
    ],
  ),
}

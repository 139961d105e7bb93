import { certificateColumns, flagGroup, headerOf, type Layout } from './layout.ts'

/** Form 01/ĐKTĐ-CTĐT (facts of the field §2). */
export const eDocument210: Layout = {
  version: '2.1.0',
  header: headerOf([
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
  flagGroups: [
    flagGroup('DTPHanh', ['TCCNPHanh', 'CQTPHanh']),
    flagGroup('LHSDung', ['CTTNCNhan', 'CTKTTTMDTu', 'BLTPLPKIn', 'BLTPLPIn', 'BLTTPLPhi']),
    flagGroup('HTGDLCTDT', ['CDLQCCQT', 'CDLQTCTN', 'CDLQTCTNUT']),
  ],
  certificate: certificateColumns,
}

import type { DocumentLayout } from '../../documents/xml/layout.ts'
import { eDocument } from '../forms/eDocument.ts'
import { coreOf, elementsOfForm, off } from './elements.ts'
import { declarationSignature } from './signature.ts'
import type { WrittenDeclaration } from './written.ts'

type Layout = DocumentLayout<WrittenDeclaration<'eDocument'>>

const { headerOf, flagGroup } = elementsOfForm(eDocument)

const header = headerOf([
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
])

/** Form 01/ĐKTĐ-CTĐT (facts of the field §2). */
export const eDocument210: Layout = {
  signed: declarationSignature,
  version: '2.1.0',
  core: coreOf(header, [
    flagGroup('issuers', ['TCCNPHanh', 'CQTPHanh']),
    flagGroup('documentTypes', ['CTTNCNhan', 'CTKTTTMDTu', 'BLTPLPKIn', 'BLTPLPIn', 'BLTTPLPhi']),
    flagGroup('sendingMethods', ['CDLQCCQT', 'CDLQTCTN', 'CDLQTCTNUT']),
  ]),
}

/** As one vendor sends it (law of 2026 §2), with the element of the document that the form has dropped. */
export const eDocument211: Layout = {
  signed: declarationSignature,
  version: '2.1.1',
  core: coreOf(header, [
    flagGroup('issuers', ['TCCNPHanh', 'CQTPHanh']),
    flagGroup('documentTypes', ['CTTNCNhan', off('CTKTTTMDTu'), 'BLTPLPKIn', 'BLTPLPIn', 'BLTTPLPhi']),
    flagGroup('sendingMethods', ['CDLQCCQT', 'CDLQTCTN', 'CDLQTCTNUT', 'CDLTTiep', 'CDLBTHBLai']),
  ]),
}

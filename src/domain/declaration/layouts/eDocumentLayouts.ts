import type { DocumentLayout } from '../../documents/xml/layout.ts'
import { eDocument } from '../forms/eDocument.ts'
import { coreOf, elementsOfForm } from './elements.ts'
import { declarationSignature } from './signature.ts'
import type { WrittenDeclaration } from './written.ts'

type Layout = DocumentLayout<WrittenDeclaration<'eDocument'>>

const { headerOf, flagGroup } = elementsOfForm(eDocument)

/** Form 01/ĐKTĐ-CTĐT (facts of the field §2). */
export const eDocument210: Layout = {
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
      'NLHe',
      'DCLHe',
      'DCTDTu',
      'DTLHe',
      'DDanh',
      'NLap',
    ]),
    [
      flagGroup('issuers', ['TCCNPHanh', 'CQTPHanh']),
      flagGroup('documentTypes', ['CTTNCNhan', 'CTKTTTMDTu', 'BLTPLPKIn', 'BLTPLPIn', 'BLTTPLPhi']),
      flagGroup('sendingMethods', ['CDLQCCQT', 'CDLQTCTN', 'CDLQTCTNUT']),
    ],
  ),
}

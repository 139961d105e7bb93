import { keysOf } from '../../form/table.ts'
import { headerNames } from '../fields.ts'
import { eDocumentFlags } from '../flagTables/eDocument.ts'
import type { DeclarationForm } from './definition.ts'

/** Form 01/ĐKTĐ-CTĐT: registration or change of the usage of electronic documents (seed 002 §3.1, §4.1, §5.1). */
export const eDocument: DeclarationForm<'eDocument'> = {
  key: 'eDocument',
  number: '01/ĐKTĐ-CTĐT',
  texts: headerNames,
  groups: ['issuers', 'documentTypes', 'sendingMethods'],
  flags: keysOf(eDocumentFlags),
  organisationLists: [],
  xmlVersions: ['2.1.1', '2.1.0'],
  xmlVersionCutOff: '2023-06-01',
  codeGroups: { names: 'e-document-declaration-name', numbers: 'e-document-declaration-form-number' },
  confirmedVersions: [],
  editsDrafts: true,
  notPreviewed: 'drafts',
  statusBanner: 'viewedAndFiled',
  printName: 'declaration.pdf',
  needsEveryElement: true,
}

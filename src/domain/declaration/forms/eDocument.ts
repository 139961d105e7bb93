import { headerNames } from '../fields.ts'
import { flagsIn } from '../flags.ts'
import type { DeclarationForm } from './definition.ts'

const groups = ['issuers', 'documentTypes', 'sendingMethods'] as const

/** Form 01/ĐKTĐ-CTĐT: registration or change of the usage of electronic documents (seed 002 §3.1, §4.1, §5.1). */
export const eDocument: DeclarationForm = {
  key: 'eDocument',
  number: '01/ĐKTĐ-CTĐT',
  texts: headerNames,
  groups,
  flags: flagsIn(...groups),
  providerLists: [],
  xmlVersions: ['2.1.0'],
  xmlVersionCutOff: '2023-06-01',
  codeGroups: { names: 'e-document-declaration-name', numbers: 'e-document-declaration-form-number' },
  confirmedVersions: [],
  editsDrafts: true,
  notPreviewed: 'drafts',
  statusBanner: 'viewedAndFiled',
  printName: 'declaration.pdf',
  needsEveryElement: true,
}

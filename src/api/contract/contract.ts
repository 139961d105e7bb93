import * as auth from './auth.ts'
import * as commons from './commons.ts'
import * as filing from './declarationFiling.ts'
import * as declarations from './declarations.ts'
import * as digitalSignatures from './digitalSignatures.ts'
import * as pdfViewer from './pdfViewer.ts'
import * as settings from './settings.ts'

/**
 * Every call of the product, by area. Server, contract tests, docs/api.md and the OpenAPI file read it; a page imports its own calls from
 * their areas, so that it fetches no others.
 */
export const contract = {
  passwordKey: auth.passwordKey,
  login: auth.login,
  logout: auth.logout,
  session: auth.session,
  nationalInfo: commons.nationalInfo,
  cityInfo: commons.cityInfo,
  taxOfficeInfo: commons.taxOfficeInfo,
  codeList: commons.codeList,
  company: settings.company,
  profile: settings.profile,
  processingTime: settings.processingTime,
  digitalSignatures: digitalSignatures.digitalSignatures,
  checkSkip: digitalSignatures.checkSkip,
  listDeclarations: declarations.listDeclarations,
  countDeclarations: declarations.countDeclarations,
  declarationDetail: filing.declarationDetail,
  generateXml: filing.generateXml,
  saveDraft: filing.saveDraft,
  registerDeclaration: filing.registerDeclaration,
  findRegistration: filing.findRegistration,
  deleteDeclarations: declarations.deleteDeclarations,
  downloadSignedXml: filing.downloadSignedXml,
  keepPreview: pdfViewer.keepPreview,
  showPreview: pdfViewer.showPreview,
} as const
export type CallName = keyof typeof contract

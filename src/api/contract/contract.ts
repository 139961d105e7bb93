import * as auth from './auth.ts'
import * as commons from './commons.ts'
import * as declarations from './declarations.ts'
import * as settings from './settings.ts'

/** Every call of the product, by area. Client, server, contract tests, docs/api.md and the OpenAPI file read it. */
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
  digitalSignatures: settings.digitalSignatures,
  checkSkip: settings.checkSkip,
  listDeclarations: declarations.listDeclarations,
  declarationDetail: declarations.declarationDetail,
  generateXml: declarations.generateXml,
  saveDraft: declarations.saveDraft,
  registerDeclaration: declarations.registerDeclaration,
  findRegistration: declarations.findRegistration,
  deleteDeclarations: declarations.deleteDeclarations,
  downloadSignedXml: declarations.downloadSignedXml,
} as const
export type CallName = keyof typeof contract

import type { Company } from '../../../src/domain/company.ts'
import type { CertificateRecord } from '../../../src/domain/certificate.ts'
import { certificateRowOf } from '../../../src/domain/declaration/certificateRow.ts'
import { toContent, type DeclarationContent } from '../../../src/domain/declaration/content.ts'
import { newDeclaration } from '../../../src/domain/declaration/defaults.ts'
import { declarationSchema } from '../../../src/domain/declaration/schemas.ts'
import { eInvoice } from '../../../src/domain/declaration/forms/eInvoice.ts'
import * as v from 'valibot'
import { codeItems } from '../../../src/domain/codeLists.ts'
import { contentHash } from '../../../server/areas/declarations/content.ts'
import { demoCompany, otherCompany } from '../../../server/companies/demo/company.ts'
import { plainAccount, type Account } from '../../../server/companies/accounts.ts'
import type { Declaration } from '../../../server/areas/declarations/store/declarations.ts'
import { newId } from '../../../server/store/identifiers.ts'
import { declarationKey } from '../../../server/areas/declarations/store/declarations.ts'
import { keyOf } from '../../../server/documents/documentKey.ts'
import type { GeneratedDocument } from '../../../server/documents/generated.ts'
import type { SignedDocument, SignedHead } from '../../../server/documents/signedDocuments.ts'
import type { Store } from '../../../server/openStore.ts'

export const companies: readonly (Company & { id: string })[] = [demoCompany, otherCompany]

export const account: Account = {
  ...plainAccount,
  id: 'account-1',
  companyId: demoCompany.id,
  userId: 'someone@tokhai.example',
  name: 'Trần Quốc Bảo',
  email: 'someone@tokhai.example',
  scope: 'ADMIN',
  passwordHash: 'none',
}

export const certificate: CertificateRecord = {
  id: 'certificate-1',
  reg_id: 'R1',
  org_nm: 'CN=TEST CA,C=VN',
  serial_no: '5401AB',
  from_date: '2026-01-01T00:00:00',
  to_date: '2029-01-01T00:00:00',
  status: '1',
  certificate_type: '1',
  form_tp: '1',
  user_nm: null,
}

export const content = (changes: Partial<DeclarationContent> = {}): DeclarationContent => {
  const fresh = newDeclaration(eInvoice, {
    company: demoCompany,
    types: codeItems('declaration-type'),
    names: codeItems('declaration-name'),
    versions: codeItems('xml-version'),
    today: '2026-11-20',
  })
  const row = certificateRowOf(certificate, '1')
  return {
    ...toContent(eInvoice, v.parse(declarationSchema(eInvoice), { ...fresh, digital_signatures: [row] })),
    ...changes,
  }
}

export const declaration = (changes: Partial<Declaration> = {}): Declaration => {
  const body = changes.content ?? content()
  return {
    id: newId(),
    companyId: demoCompany.id,
    year: 2026,
    status: 'draft',
    authorityMessage: '',
    reference: 'TK20261120-ABCDEF',
    tradeCode: '',
    signedBy: '',
    requestedAt: '',
    confirmUntil: '',
    explainUntil: '',
    contentHash: contentHash(body),
    filedHash: '',
    content: body,
    ...changes,
  }
}

export const generatedOf = (of: Declaration, changes: Partial<GeneratedDocument> = {}): GeneratedDocument => ({
  document: keyOf(declarationKey, of),
  reqKey: newId(),
  signId: '_1',
  contentHash: of.contentHash,
  content: JSON.stringify(of.content),
  taxCode: of.content.sllr_tax_code,
  version: of.content.xml_vs,
  number: null,
  companionKey: '',
  xml: '<TKhai/>',
  xmlSha256: 'x',
  generatedAt: '2026-11-20T00:00:00.000Z',
  ...changes,
})

export const signedOf = (
  of: GeneratedDocument,
  changes: Partial<SignedDocument> = {},
): Omit<SignedDocument, 'turn'> => ({
  document: of.document,
  id: newId(),
  reqKey: of.reqKey,
  contentHash: of.contentHash,
  content: of.content,
  taxCode: of.taxCode,
  version: of.version,
  signedXml: '<TKhai>signed</TKhai>',
  signedSha256: 's',
  signerSerial: certificate.serial_no,
  signingTime: '2026-11-20T07:00:00',
  filedBy: account.id,
  filedAt: '2026-11-20T00:00:00.000Z',
  ...changes,
})

/** A declaration that is kept, generated, signed and filed. */
export const fileIn = async (store: Store, of: Declaration): Promise<SignedHead> => {
  const generated = generatedOf(of)
  await store.generated.insert(generated)
  const signed = signedOf(generated)
  await store.generated.markSigned(of.companyId, generated.reqKey, signed.filedAt)
  await store.signedDocuments.insert(signed)
  const filed = await store.signedDocuments.byId(of.companyId, signed.id)
  if (filed === null) throw new Error('what was filed is not kept')
  return filed
}

/** Two companies and an account of the first. */
export const seed = async (store: Store): Promise<void> => {
  for (const company of companies) await store.companies.insertNew(company.id, company)
  await store.accounts.insert(account)
}

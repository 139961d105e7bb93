import { randomUUID } from 'node:crypto'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import type { DeclarationContent } from '../../../src/domain/declaration/content.ts'
import type { DeclarationValues } from '../../../src/domain/declaration/values.ts'
import { buildDeclarationXml } from '../../../src/domain/declaration/layouts/build.ts'
import { keyOf } from '../../documents/documentKey.ts'
import type { GeneratedDocument } from '../../documents/generated.ts'
import type { SignedDocument } from '../../documents/signedDocuments.ts'
import { sha256 } from '../../secrets/signedText.ts'
import { newId } from '../../store/identifiers.ts'
import { declarationKey, type DeclarationHead } from './store/declarations.ts'

/** The XML of a declaration under a new request key. `signId` is DLTKhai/@Id, an XML name, therefore not starting with a digit. */
export const generatedOf = (
  form: DeclarationForm,
  head: Pick<DeclarationHead, 'companyId' | 'year' | 'id' | 'contentHash'>,
  { values, content }: { readonly values: DeclarationValues; readonly content: DeclarationContent },
  at: Date,
): GeneratedDocument => {
  const signId = `_${randomUUID()}`
  const xml = buildDeclarationXml(form, values, signId)
  return {
    document: keyOf(declarationKey, head),
    reqKey: newId(at.getTime()),
    signId,
    contentHash: head.contentHash,
    content: JSON.stringify(content),
    taxCode: content.sllr_tax_code,
    version: content.xml_vs,
    xml,
    xmlSha256: sha256(xml),
    generatedAt: at.toISOString(),
  }
}

/** What was signed, and who brought it. */
export type Signed = Pick<SignedDocument, 'signedXml' | 'signedSha256' | 'signerSerial' | 'signingTime' | 'filedBy'>

/** The signed document of what was generated, by what was signed and who brought it. */
export const signedOf = (
  { document, reqKey, contentHash, content, taxCode, version }: GeneratedDocument,
  signed: Signed,
  at: Date,
): Omit<SignedDocument, 'turn'> => ({
  document,
  id: newId(at.getTime()),
  reqKey,
  contentHash,
  content,
  taxCode,
  version,
  ...signed,
  filedAt: at.toISOString(),
})

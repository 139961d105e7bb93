import { randomUUID } from 'node:crypto'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import type { DeclarationValues } from '../../../src/domain/declaration/values.ts'
import { buildDeclarationXml } from '../../../src/domain/declaration/layouts/build.ts'
import { sha256 } from '../../secrets/signedText.ts'
import type { Declaration } from './store/declarations.ts'
import { newId } from '../../store/identifiers.ts'
import type { Registration, Submission } from './store/registrations.ts'

/** The XML of a declaration under a new request key. `signId` is DLTKhai/@Id, an XML name, therefore not starting with a digit. */
export const submissionOf = (
  form: DeclarationForm,
  { companyId, id, contentHash, content }: Pick<Declaration, 'companyId' | 'id' | 'contentHash' | 'content'>,
  values: DeclarationValues,
  at: Date,
): Submission => {
  const signId = `_${randomUUID()}`
  const xml = buildDeclarationXml(form, values, signId)
  return {
    id: newId(at.getTime()),
    companyId,
    declarationId: id,
    reqKey: newId(at.getTime()),
    signId,
    contentHash,
    content,
    xml,
    xmlSha256: sha256(xml),
    generatedAt: at.toISOString(),
  }
}

/** What was signed, and who brought it. */
export type Signed = Pick<Registration, 'signedXml' | 'signedSha256' | 'signerSerial' | 'signingTime' | 'registeredBy'>

/** The registration of a submission by what was signed and who brought it. */
export const registrationOf = (
  { id, companyId, reqKey, declarationId }: Submission,
  signed: Signed,
  at: Date,
): Registration => ({
  id: newId(at.getTime()),
  companyId,
  reqKey,
  submissionId: id,
  declarationId,
  ...signed,
  registeredAt: at.toISOString(),
})

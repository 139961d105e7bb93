import * as v from 'valibot'
import type { SigningKey } from '../../../../signing/keystores/keystore.ts'
import { signDocument } from '../../../../signing/xmldsig/sign.ts'
import { documentXml } from '../../../../src/domain/documents/kind.ts'
import { certificateKey, certificateKind } from '../../../../src/domain/pitCertificate/kind.ts'
import { certificateSignature } from '../../../../src/domain/pitCertificate/layout.ts'
import { certificateSchema } from '../../../../src/domain/pitCertificate/rules.ts'
import { authorityId, documentMessage } from '../../../authority/documentMessage.ts'
import { newMessageId } from '../../../authority/messageId.ts'
import type { AuthorityRegister } from '../../../authority/simulator/register.ts'
import { simulatedProvider } from '../../../authority/simulator/simulator.ts'
import { keyOf } from '../../../documents/documentKey.ts'
import { generatedOf } from '../../../documents/generate.ts'
import type { GeneratedDocument } from '../../../documents/generated.ts'
import { filingMessage } from '../../../documents/keptMessage.ts'
import { signedOf, type Brought } from '../../../documents/send.ts'
import { sha256 } from '../../../secrets/signedText.ts'
import { newId } from '../../../store/identifiers.ts'
import { queue } from '../../../transmissions/transmissions.ts'
import { certificateMessage } from '../messages.ts'
import type { PitCertificateDraft } from '../store/pitCertificates.ts'
import type { Repositories } from '../store/repositories.ts'

/** What issuing leaves behind. */
export interface DemoFiling {
  readonly generated: GeneratedDocument
  readonly signed: Omit<Brought, 'filedBy'>
  readonly filedAt: Date
  readonly mtdiep: string
}

/** The demo token. */
export interface DemoSigner {
  readonly key: SigningKey
  readonly serialNumber: string
}

/** Generated and signed as it would have been by the demo token. */
export const fileDemo = async (
  companyId: string,
  { id, year, contentHash, content }: PitCertificateDraft,
  number: number,
  signer: DemoSigner,
  at: Date,
): Promise<DemoFiling> => {
  const values = v.parse(certificateSchema, content)
  const document = keyOf(certificateKey, { companyId, year, id })
  const writing = {
    xmlWith: (signId: string, drawn: number | null) => documentXml(certificateKind, values, signId, drawn),
    taxCode: content.comp_taxcd,
    version: content.xml_vs,
  }
  const generated = generatedOf(document, { contentHash, content, number }, writing, at)
  const { xml, signId } = generated
  const layout = certificateSignature
  const signing = await signDocument({ xml, signId, layout, key: signer.key, signingTime: at })
  if (!signing.ok) throw new Error(`the demo token does not sign: ${signing.failure.code}`)
  const { xml: signedXml, signingTime } = signing.value
  const signed = { signedXml, signedSha256: sha256(signedXml), signerSerial: signer.serialNumber, signingTime }
  return { generated, signed, filedAt: at, mtdiep: newMessageId(simulatedProvider) }
}

/** Keeps a filing by an account; with its message in the outbox where it still waits for the result. */
export const keepFiling = async (
  inside: Repositories,
  { generated, signed, filedAt, mtdiep }: DemoFiling,
  { filedBy, isWaiting }: { readonly filedBy: string; readonly isWaiting: boolean },
): Promise<void> => {
  const document = signedOf(generated, { ...signed, filedBy }, filedAt)
  const { companyId } = generated.document
  await inside.generated.insert(generated)
  await inside.generated.markSigned(companyId, generated.reqKey, document.filedAt)
  const turn = await inside.signedDocuments.insert(document)
  const { type: messageType } = certificateMessage
  const message = filingMessage({ at: document.filedAt, mtdiep, type: messageType })
  await inside.documentHistory.keepMessage({ document: document.document, turn }, message)
  if (!isWaiting) return
  const rows = [{ position: 1, signedId: document.id, key: '' }]
  const transmission = { companyId, id: newId(), kind: certificateKey, messageType, mtdiep, rows }
  await queue(inside, [transmission], document.filedAt)
}

const hour = 3_600_000

/** Enters a filing in the books of the simulated authority, which answers it in the course of a day. */
export const enterInBooks = async (
  books: AuthorityRegister,
  { generated: { version, taxCode }, signed: { signedXml }, filedAt, mtdiep }: DemoFiling,
): Promise<void> => {
  const { type } = certificateMessage
  const message = documentMessage({ type, mtdiep, sender: simulatedProvider, taxCode, version, signedXml })
  const dueAt = new Date(filedAt.getTime() + 24 * hour).toISOString()
  const owed = [{ mtdiep: newMessageId(authorityId), reference: mtdiep, step: 'decision', dueAt }]
  await books.file(message, filedAt.toISOString(), owed)
}

import type { SigningKey } from '../../../../signing/keystores/keystore.ts'
import { signDocument } from '../../../../signing/xmldsig/sign.ts'
import { eInvoice } from '../../../../src/domain/declaration/forms/eInvoice.ts'
import { declarationSchema } from '../../../../src/domain/declaration/values.ts'
import { fromBody, type DeclarationBody } from '../../../../src/domain/declaration/wire.ts'
import * as v from 'valibot'
import { sha256 } from '../../../secrets/signedText.ts'
import { authorityId } from '../../../authority/documentMessage.ts'
import { newMessageId } from '../../../authority/messageId.ts'
import type { AuthorityRegister } from '../../../authority/simulator/register.ts'
import { simulatedProvider } from '../../../authority/simulator/simulator.ts'
import { declarationMessage, filingOf, outboxEntry } from '../correspondence.ts'
import { registrationOf, submissionOf, type Signed } from '../filingRecords.ts'
import type { Declaration } from '../store/declarations.ts'
import { newId } from '../../../store/identifiers.ts'
import type { Submission } from '../store/registrations.ts'
import type { Repositories } from '../store/repositories.ts'
import { declarationSignature } from '../../../../src/domain/declaration/layouts/signature.ts'

/** What registering leaves behind, for a declaration of the demo data that is on its way to the authority. */
export interface DemoFiling {
  readonly submission: Submission
  readonly signed: Omit<Signed, 'registeredBy'>
  readonly registeredAt: Date
  readonly mtdiep: string
  readonly content: DeclarationBody
  readonly version: string
}

/** The demo token. */
export interface DemoSigner {
  readonly key: SigningKey
  readonly serialNumber: string
}

const hour = 3_600_000
/** How long after a filing its answers come: the authority has a working day. */
const answerAfter: Readonly<Record<'receipt' | 'decision', number>> = { receipt: 20 * hour, decision: 30 * hour }

/** Generated and signed as it would have been at `at` by the demo token. */
export const fileDemo = async (of: Declaration, signer: DemoSigner, at: Date): Promise<DemoFiling> => {
  const submission = submissionOf(eInvoice, of, v.parse(declarationSchema(eInvoice), fromBody(of.content)), at)
  const { xml, signId } = submission
  const signing = await signDocument({
    xml,
    signId,
    layout: declarationSignature,
    key: signer.key,
    signingTime: at,
  })
  if (!signing.ok) throw new Error(`the demo token does not sign: ${signing.failure.code}`)
  const { xml: signedXml, signingTime } = signing.value
  return {
    submission,
    signed: { signedXml, signedSha256: sha256(signedXml), signerSerial: signer.serialNumber, signingTime },
    registeredAt: at,
    mtdiep: newMessageId(simulatedProvider),
    content: of.content,
    version: of.content.xml_vs,
  }
}

/** Keeps a filing by an account, with its message in the outbox: sending it once more shows whether the authority has it already. */
export const keepFiling = async (
  inside: Repositories,
  { submission, content, signed, registeredAt, mtdiep }: DemoFiling,
  registeredBy: string,
): Promise<void> => {
  const registration = registrationOf(submission, { ...signed, registeredBy }, registeredAt)
  await inside.submissions.insert(submission)
  await inside.registrations.insert(registration)
  await inside.declarationHistory.keepMessage(filingOf(registration, content, { mtdiep, sender: simulatedProvider }))
  await inside.outbox.put({
    id: newId(),
    ...outboxEntry(eInvoice, registration),
    mtdiep,
    dueAt: registration.registeredAt,
  })
}

/** Enters a filing in the books of the simulated authority, which answers it in the course of a working day. */
export const enterInBooks = async (
  books: AuthorityRegister,
  filing: DemoFiling,
  taxCode: string,
  steps: readonly (keyof typeof answerAfter)[],
): Promise<void> => {
  const { mtdiep, version, signed, registeredAt } = filing
  const message = declarationMessage({
    form: eInvoice,
    mtdiep,
    sender: simulatedProvider,
    taxCode,
    version,
    signedXml: signed.signedXml,
  })
  const owed = steps.map((step) => ({
    mtdiep: newMessageId(authorityId),
    reference: mtdiep,
    step,
    dueAt: new Date(registeredAt.getTime() + answerAfter[step]).toISOString(),
  }))
  await books.file(message, registeredAt.toISOString(), owed)
}

import type { SigningKey } from '../../../../signing/keystores/keystore.ts'
import { SIGNATURE_PATH } from '../../../../signing/xmldsig/profile.ts'
import { signDeclaration } from '../../../../signing/xmldsig/sign.ts'
import { declarationSchema } from '../../../../src/domain/declaration/values.ts'
import { fromBody } from '../../../../src/domain/declaration/wire.ts'
import * as v from 'valibot'
import { sha256 } from '../../../secrets/signed-text.ts'
import { authorityId, declarationMessage } from '../../../authority/declaration-message.ts'
import { newMessageId } from '../../../authority/message-id.ts'
import type { AuthorityRegister, OwedAnswer } from '../../../authority/simulator/register.ts'
import { simulatedProvider } from '../../../authority/simulator/simulator.ts'
import { outboxEntry } from '../correspondent.ts'
import { registrationOf, submissionOf } from '../filing-records.ts'
import type { Declaration } from '../store/declarations.ts'
import { newId } from '../../../store/identifiers.ts'
import type { Registration, Submission } from '../store/registrations.ts'
import type { Repositories } from '../store/repositories.ts'

/** What registering leaves behind, for a declaration of the demo data that is on its way to the authority. */
export interface DemoFiling {
  readonly submission: Submission
  readonly registration: Registration
  readonly mtdiep: string
  readonly version: string
}

/** Who files: the demo token, in the hands of an account. */
export interface DemoSigner {
  readonly key: SigningKey
  readonly serialNumber: string
  readonly accountId: string
}

const hour = 3_600_000
/** How long after a filing its answers come: the authority has a working day. */
const answerAfter: Readonly<Record<OwedAnswer['step'], number>> = { receipt: 20 * hour, decision: 30 * hour }

/** Generated and signed as it would have been at `at` by the demo token. */
export const fileDemo = async (of: Declaration, signer: DemoSigner, at: Date): Promise<DemoFiling> => {
  const submission = submissionOf(of, v.parse(declarationSchema, fromBody(of.content)), at)
  const { xml, signId } = submission
  const signing = await signDeclaration({
    xml,
    signId,
    signaturePath: SIGNATURE_PATH,
    key: signer.key,
    signingTime: at,
  })
  if (!signing.ok) throw new Error(`the demo token does not sign: ${signing.failure.code}`)
  const { xml: signedXml, signingTime } = signing.value
  const signed = {
    signedXml,
    signedSha256: sha256(signedXml),
    signerSerial: signer.serialNumber,
    signingTime,
    registeredBy: signer.accountId,
  }
  return {
    submission,
    registration: registrationOf(submission, signed, at),
    mtdiep: newMessageId(simulatedProvider),
    version: of.content.xml_vs,
  }
}

/** Keeps a filing with its message in the outbox: whether the authority has it already, sending it once more tells. */
export const keepFiling = async (
  inside: Repositories,
  { submission, registration, mtdiep }: DemoFiling,
): Promise<void> => {
  await inside.submissions.insert(submission)
  await inside.registrations.insert(registration)
  await inside.outbox.put({
    id: newId(),
    ...outboxEntry(registration),
    mtdiep,
    dueAt: registration.registeredAt,
  })
}

/** Enters a filing in the books of the simulated authority, which answers it in the course of a working day. */
export const enterInBooks = async (
  books: AuthorityRegister,
  filing: DemoFiling,
  taxCode: string,
  steps: readonly OwedAnswer['step'][],
): Promise<void> => {
  const { mtdiep, version, registration } = filing
  const message = declarationMessage({
    mtdiep,
    sender: simulatedProvider,
    taxCode,
    version,
    signedXml: registration.signedXml,
  })
  const filedAt = new Date(registration.registeredAt).getTime()
  const owed = steps.map((step) => ({
    mtdiep: newMessageId(authorityId),
    reference: mtdiep,
    step,
    dueAt: new Date(filedAt + answerAfter[step]).toISOString(),
  }))
  await books.file(message, registration.registeredAt, owed)
}

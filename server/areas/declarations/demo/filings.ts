import { eInvoice } from '../../../../src/domain/declaration/forms/eInvoice.ts'
import { toValues } from '../../../../src/domain/declaration/content.ts'
import { declarationSchema } from '../../../../src/domain/declaration/schemas.ts'
import * as v from 'valibot'
import { authorityId } from '../../../authority/documentMessage.ts'
import { newMessageId } from '../../../authority/messageId.ts'
import type { AuthorityRegister } from '../../../authority/simulator/register.ts'
import { simulatedProvider } from '../../../authority/simulator/simulator.ts'
import { declarationMessage, filingOf, transmissionOf } from '../correspondence.ts'
import { keyOf } from '../../../documents/documentKey.ts'
import { signDemo, type DemoSigner } from '../../../documents/demo/signer.ts'
import { generatedOf } from '../../../documents/generate.ts'
import { signedOf, type Brought } from '../../../documents/send.ts'
import { writingOf } from '../check.ts'
import { declarationKey, type Declaration } from '../store/declarations.ts'
import type { GeneratedDocument } from '../../../documents/generated.ts'
import { queue } from '../../../transmissions/transmissions.ts'
import type { Repositories } from '../store/repositories.ts'
import { declarationSignature } from '../../../../src/domain/declaration/layouts/signature.ts'

/** What registering leaves behind, for a declaration of the demo data that is on its way to the authority. */
export interface DemoFiling {
  readonly generated: GeneratedDocument
  readonly signed: Omit<Brought, 'filedBy'>
  readonly filedAt: Date
  readonly mtdiep: string
}

const hour = 3_600_000
/** How long after a filing its answers come: the authority has a working day. */
const answerAfter: Readonly<Record<'receipt' | 'decision', number>> = { receipt: 20 * hour, decision: 30 * hour }

/** Generated and signed as it would have been at `at` by the demo token. */
export const fileDemo = async (of: Declaration, signer: DemoSigner, at: Date): Promise<DemoFiling> => {
  const { content } = of
  const values = v.parse(declarationSchema(eInvoice), toValues(eInvoice, content))
  const generated = generatedOf(keyOf(declarationKey, of), of, writingOf(eInvoice, { values, content }), at)
  const signed = await signDemo(generated, declarationSignature, signer, at)
  return { generated, signed, filedAt: at, mtdiep: newMessageId(simulatedProvider) }
}

/** Keeps a filing by an account, with its message in the outbox: sending it once more shows whether the authority has it already. */
export const keepFiling = async (
  inside: Repositories,
  { generated, signed, filedAt, mtdiep }: DemoFiling,
  filedBy: string,
): Promise<void> => {
  const document = signedOf(generated, { ...signed, filedBy }, filedAt)
  await inside.generated.insert(generated)
  await inside.generated.markSigned(generated.document.companyId, generated.reqKey, document.filedAt)
  const turn = await inside.signedDocuments.insert(document)
  await inside.documentHistory.keepMessage({ document: document.document, turn }, filingOf(eInvoice, document, mtdiep))
  await queue(inside, [transmissionOf(eInvoice, document, mtdiep)], document.filedAt)
}

/** Enters a filing in the books of the simulated authority, which answers it in the course of a working day. */
export const enterInBooks = async (
  books: AuthorityRegister,
  filing: DemoFiling,
  taxCode: string,
  steps: readonly (keyof typeof answerAfter)[],
): Promise<void> => {
  const { mtdiep, generated, signed, filedAt } = filing
  const message = declarationMessage({
    form: eInvoice,
    mtdiep,
    sender: simulatedProvider,
    taxCode,
    version: generated.version,
    signedXml: signed.signedXml,
  })
  const owed = steps.map((step) => ({
    mtdiep: newMessageId(authorityId),
    reference: mtdiep,
    step,
    dueAt: new Date(filedAt.getTime() + answerAfter[step]).toISOString(),
  }))
  await books.file(message, filedAt.toISOString(), owed)
}

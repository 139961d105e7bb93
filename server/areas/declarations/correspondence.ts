import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { documentMessage } from '../../authority/documentMessage.ts'
import type { Message } from '../../authority/taxAuthority.ts'
import { filingMessage, type KeptMessage } from '../../documents/keptMessage.ts'
import type { SignedDocument, SignedHead } from '../../documents/signedDocuments.ts'
import { newId } from '../../store/identifiers.ts'
import { transmit, type Outgoing } from '../../transmissions/transmit.ts'
import type { Transmission } from '../../transmissions/transmissions.ts'
import { declarationMessages } from './messages.ts'
import { formOfHead } from './content.ts'
import { declarationKey, type DeclarationHead } from './store/declarations.ts'
import type { Repositories } from './store/repositories.ts'

/** A signed declaration as its message carries it, alone. */
export const outgoing = ({ id, signedXml }: Pick<SignedDocument, 'id' | 'signedXml'>): Outgoing => ({
  signedId: id,
  key: '',
  bytes: Buffer.byteLength(signedXml),
})

/** The message of its form with a signed declaration, by its MTDiep. */
export const transmissionOf = (
  form: Pick<DeclarationForm, 'key'>,
  { id, document: { companyId } }: Pick<SignedHead, 'id' | 'document'>,
  mtdiep: string,
): Transmission => ({
  companyId,
  id: newId(),
  kind: declarationKey,
  messageType: declarationMessages[form.key].type,
  mtdiep,
  rows: [{ position: 1, signedId: id, key: '' }],
})

interface Filing extends Omit<Parameters<typeof documentMessage>[0], 'type'> {
  readonly form: Pick<DeclarationForm, 'key'>
}

/** The message of its form with a signed declaration. */
export const declarationMessage = ({ form, ...filing }: Filing): Message =>
  documentMessage({ ...filing, type: declarationMessages[form.key].type })

/** What is kept of the message with which a declaration is filed. */
export const filingOf = (
  form: Pick<DeclarationForm, 'key'>,
  { filedAt: at }: Pick<SignedDocument, 'filedAt'>,
  mtdiep: string,
): KeptMessage => filingMessage({ at, mtdiep, type: declarationMessages[form.key].type })

/** Keeps that the message of a signed declaration goes to the authority, and has it sent. */
export const queueDeclaration = async (
  inside: Repositories,
  head: DeclarationHead,
  signed: SignedDocument,
  sender: string,
): Promise<void> => {
  const form = formOfHead(head)
  const { companyId } = head
  const sending = { companyId, kind: declarationKey, message: declarationMessages[form.key], sender }
  const [sent] = await transmit(inside, { ...sending, dueAt: signed.filedAt }, [outgoing(signed)])
  if (sent === undefined) throw new Error('a signed declaration is in no message')
  await inside.documentHistory.keepMessage(signed, filingOf(form, signed, sent.mtdiep))
}

import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { documentMessage } from '../../authority/documentMessage.ts'
import type { Message } from '../../authority/taxAuthority.ts'
import { filingMessage, type KeptMessage } from '../../documents/keptMessage.ts'
import type { SignedDocument, SignedHead } from '../../documents/signedDocuments.ts'
import { newId } from '../../store/identifiers.ts'
import type { Transmission } from '../../transmissions/transmissions.ts'
import { declarationMessages } from './messages.ts'
import { declarationKey } from './store/declarations.ts'

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

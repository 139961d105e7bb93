import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import type { DeclarationBody } from '../../../src/domain/declaration/wire.ts'
import { documentMessage } from '../../authority/documentMessage.ts'
import type { Message } from '../../authority/taxAuthority.ts'
import { filingMessage, type KeptMessage } from '../../documents/keptMessage.ts'
import type { Subject } from '../../outbox/outbox.ts'
import { formOf } from './content.ts'
import { declarationMessages } from './messages.ts'
import type { DeclarationMessage } from './store/history.ts'
import type { Registration } from './store/registrations.ts'

/** Kind of registrations in the outbox. */
export const subjectKind = 'declaration'

/** A registration of a declaration in the outbox, and the type of its message. */
export const outboxEntry = (
  form: Pick<DeclarationForm, 'key'>,
  { companyId, id }: Pick<Registration, 'companyId' | 'id'>,
): { readonly subject: Subject; readonly messageType: string } => ({
  subject: { companyId, kind: subjectKind, id },
  messageType: declarationMessages[form.key].type,
})

interface Filing extends Omit<Parameters<typeof documentMessage>[0], 'type'> {
  readonly form: Pick<DeclarationForm, 'key'>
}

/** The message of its form with a signed declaration. */
export const declarationMessage = ({ form, ...filing }: Filing): Message =>
  documentMessage({ ...filing, type: declarationMessages[form.key].type })

/** A message as it is kept with its declaration and registration. */
export const keptWith = (
  { id, companyId, declarationId }: Pick<Registration, 'id' | 'companyId' | 'declarationId'>,
  message: KeptMessage,
): DeclarationMessage => ({ ...message, companyId, declarationId, registrationId: id })

/** The message with which a registration is filed, whole, as it will be sent; `sender` is MNGui. */
export const filingOf = (
  registration: Pick<Registration, 'id' | 'companyId' | 'declarationId' | 'signedXml' | 'registeredAt'>,
  content: DeclarationBody,
  address: { readonly mtdiep: string; readonly sender: string },
): DeclarationMessage =>
  keptWith(
    registration,
    filingMessage({
      ...address,
      at: registration.registeredAt,
      type: declarationMessages[formOf(content).key].type,
      taxCode: content.sllr_tax_code,
      version: content.xml_vs,
      signedXml: registration.signedXml,
    }),
  )

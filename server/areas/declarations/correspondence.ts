import type { AuthorityAnswer } from '../../authority/answer.ts'
import { declarationMessage } from '../../authority/declarationMessage.ts'
import { messageTypes } from '../../authority/messageTypes.ts'
import { newId } from '../../store/identifiers.ts'
import type { DeclarationBody } from '../../../src/domain/declaration/wire.ts'
import { formOf } from './content.ts'
import type { DeclarationMessage } from './store/history.ts'
import type { Registration } from './store/registrations.ts'

type Of = Pick<Registration, 'id' | 'companyId' | 'declarationId'>

const about = ({ id, companyId, declarationId }: Of) => ({ companyId, declarationId, registrationId: id })

interface Address {
  readonly mtdiep: string
  /** MNGui. */
  readonly sender: string
}

/** The message with which a registration is filed, whole, as it will be sent. */
export const filingMessage = (
  registration: Of & Pick<Registration, 'signedXml' | 'registeredAt'>,
  content: DeclarationBody,
  { mtdiep, sender }: Address,
): DeclarationMessage => {
  const form = formOf(content)
  const { sllr_tax_code: taxCode, xml_vs: version } = content
  return {
    id: newId(),
    ...about(registration),
    kind: 'filing',
    at: registration.registeredAt,
    type: messageTypes[form.key].declaration,
    mtdiep,
    outcome: 'applied',
    text: '',
    xml: declarationMessage({ form, mtdiep, sender, taxCode, version, signedXml: registration.signedXml }).xml,
  }
}

/** An answer of the authority, whole, as it came. */
export const answerMessage = (
  registration: Of,
  { mtdiep, type }: AuthorityAnswer,
  xml: string,
  { at, outcome }: Pick<DeclarationMessage, 'at' | 'outcome'>,
): DeclarationMessage => ({
  id: newId(),
  ...about(registration),
  kind: 'answer',
  at,
  type,
  mtdiep,
  outcome,
  text: '',
  xml,
})

/** What the provider says who does not pass a message on. */
export const technicalAnswer = (registration: Of, mtdiep: string, text: string, at: string): DeclarationMessage => ({
  id: newId(),
  ...about(registration),
  kind: 'technical',
  at,
  type: '',
  mtdiep,
  outcome: 'applied',
  text,
  xml: '',
})

import { readAnswer, type AuthorityAnswer } from '../../authority/answer.ts'
import { answerTypes, messageTypes } from '../../authority/messageTypes.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import type { Answer, Correspondent } from '../../outbox/correspondent.ts'
import type { Subject } from '../../outbox/outbox.ts'
import type { NotificationKind } from '../../../src/domain/notifications/kinds.ts'
import { succeed } from '../../../src/domain/result.ts'
import type { KeptStatus } from './store/declarations.ts'
import type { Registration } from './store/registrations.ts'
import type { Repositories } from './store/repositories.ts'
import { acceptedOf } from './accepted.ts'
import { formOf } from './content.ts'
import { answerMessage, filingMessage, technicalAnswer } from './correspondence.ts'
import { note } from './note.ts'
import { notifyStaff } from './notifyStaff.ts'

/** A registration of a declaration in the outbox, and the type of its message. */
export const outboxEntry = (
  form: Pick<DeclarationForm, 'key'>,
  { companyId, id }: Pick<Registration, 'companyId' | 'id'>,
): { readonly subject: Subject; readonly messageType: string } => ({
  subject: { companyId, kind: 'declaration', id },
  messageType: messageTypes[form.key].declaration,
})

const registrationOf = async (inside: Repositories, { companyId, id }: Subject): Promise<Registration> => {
  const registration = await inside.registrations.byId(companyId, id)
  if (registration === null) throw new Error('the outbox names a registration that is not there')
  return registration
}

/** Where an answer may find its declaration: receipts come before decisions, which may overtake them. */
const answerable: Readonly<Record<AuthorityAnswer['step'], readonly KeptStatus[]>> = {
  receipt: ['sent'],
  decision: ['sent', 'received'],
}

/** What people are notified of when the authority has decided. */
export const notifiedOf: Readonly<Partial<Record<KeptStatus, NotificationKind>>> = {
  accepted: 'declaration.accepted',
  refused: 'declaration.refused',
  rejected: 'declaration.rejected',
  lapsed: 'declaration.lapsed',
}

/** Status, message and event of the declaration, if the answer is about what was filed last and comes in time. */
const applied =
  (answer: AuthorityAnswer, xml: string): Answer<Repositories>['apply'] =>
  async (inside, { subject }, at) => {
    const registration = await inside.registrations.byId(subject.companyId, subject.id)
    if (registration === null) return 'unknown'
    const { companyId, declarationId } = registration
    const declaration = await inside.declarations.byId(companyId, declarationId)
    if (declaration === null || messageTypes[formOf(declaration.content).key][answer.step] !== answer.type)
      return 'unknown'
    const ended = async (outcome: 'applied' | 'late') => {
      await inside.declarationHistory.keepMessage(answerMessage(registration, answer, xml, { at, outcome }))
      return outcome
    }
    const latest = await inside.registrations.latestOf(companyId, declarationId)
    if (latest?.id !== registration.id) return ended('late')
    const isMoved = await inside.declarations.move(
      { companyId, id: declarationId, in: answerable[answer.step] },
      {
        status: answer.status,
        message: answer.message,
        ...(answer.transactionCode === '' ? {} : { tradeCode: answer.transactionCode }),
      },
      at,
    )
    if (!isMoved) return ended('late')
    if (answer.status === 'accepted') await inside.inForce.put(acceptedOf(declaration, at))
    const notified = notifiedOf[answer.status]
    if (notified !== undefined) await notifyStaff(inside, notified, { companyId, declarationId, at })
    return ended('applied')
  }

/** Registered declarations on their way to the authority by the message of their form, and its answers. */
export const declarationCorrespondent: Correspondent<Repositories> = {
  subject: 'declaration',
  answerTypes,
  async write(store, { subject, mtdiep }, sender) {
    const registration = await registrationOf(store, subject)
    const { id, companyId, declarationId } = registration
    const kept = await store.declarationHistory.filingOf(companyId, id)
    if (kept !== null) return { mtdiep: kept.mtdiep, xml: kept.xml }
    // Registered before messages were kept.
    const declaration = await store.declarations.byId(companyId, declarationId)
    if (declaration === null) throw new Error('a registration names a declaration that is not there')
    return filingMessage(registration, declaration.content, { mtdiep, sender })
  },
  /** Rejects the declaration with the provider's message, so that it can be corrected and filed anew, and writes the reason into the audit log. */
  async turnDown(inside, { subject, mtdiep }, { message }, at) {
    const registration = await registrationOf(inside, subject)
    const { id, companyId, declarationId } = registration
    await inside.declarationHistory.keepMessage(technicalAnswer(registration, mtdiep, message, at))
    const latest = await inside.registrations.latestOf(companyId, declarationId)
    const isMoved =
      latest?.id === id &&
      (await inside.declarations.move(
        { companyId, id: declarationId, in: ['sent'] },
        { status: 'rejected', message },
        at,
      ))
    if (isMoved) await notifyStaff(inside, 'declaration.rejected', { companyId, declarationId, at })
    await note(inside, {
      at,
      companyId,
      accountId: null,
      action: 'declaration.turnedDown',
      declarationId,
      detail: { message: mtdiep, reason: message },
    })
  },
  read(xml) {
    const answer = readAnswer(xml)
    return answer.ok ? succeed({ ...answer.value, apply: applied(answer.value, xml) }) : answer
  },
}

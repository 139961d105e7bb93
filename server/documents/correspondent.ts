import { succeed } from '../../src/domain/result.ts'
import type { NotificationKind } from '../../src/domain/notifications/kinds.ts'
import { answerTypesOf, rowOfType, type SingleMessage } from '../authority/messageRows.ts'
import type { Message } from '../authority/taxAuthority.ts'
import type { Answer, Correspondent } from '../outbox/correspondent.ts'
import type { OutboxMessage, Subject } from '../outbox/outbox.ts'
import { readAnswerTo, type DocumentAnswer, type ReadNotice } from './answer.ts'
import { answerMessage, technicalAnswer, type KeptMessage } from './keptMessage.ts'

/** What an answer changes in the head of a document, from one of these statuses. */
export interface Change<Status extends string> {
  readonly finds: readonly Status[]
  readonly status: Status
  readonly message: string
  /** MGDDTu; empty where the answer brings none. */
  readonly transactionCode: string
}

/** A kind of documents that travel one in a message: its messages as rows, and what is kept of it. `Signed` is a document that was filed. */
export interface SentKind<Repositories, Signed, Status extends string> {
  /** Kind of its subjects in the outbox. */
  readonly subject: string
  readonly messages: readonly SingleMessage<Status>[]
  readonly readNotice: ReadNotice<Status>
  /** What people are notified of where an answer brings a status. */
  readonly notifiedOf: Readonly<Partial<Record<Status, NotificationKind>>>
  /** Null where there is none of this subject. */
  readonly signedOf: (inside: Repositories, subject: Subject) => Promise<Signed | null>
  /** The message as it travels; `sender` is MNGui. */
  readonly write: (store: Repositories, signed: Signed, message: OutboxMessage, sender: string) => Promise<Message>
  /** Whether its document was not filed anew since. */
  readonly isLatest: (inside: Repositories, signed: Signed) => Promise<boolean>
  /** False, and nothing changed, where the document is in none of the statuses. */
  readonly move: (inside: Repositories, signed: Signed, change: Change<Status>, at: string) => Promise<boolean>
  readonly keep: (inside: Repositories, signed: Signed, message: KeptMessage) => Promise<void>
  /** What an answer brings beside the status. */
  readonly follow: (inside: Repositories, signed: Signed, status: Status, at: string) => Promise<void>
  readonly notify: (inside: Repositories, signed: Signed, kind: NotificationKind, at: string) => Promise<void>
  /** Writes into the audit that the provider did not pass it on, and why. */
  readonly noteTurnedDown: (
    inside: Repositories,
    signed: Signed,
    detail: { readonly message: string; readonly reason: string },
    at: string,
  ) => Promise<void>
}

const signedIn = async <Repositories, Signed, Status extends string>(
  { signedOf }: SentKind<Repositories, Signed, Status>,
  inside: Repositories,
  subject: Subject,
): Promise<Signed> => {
  const signed = await signedOf(inside, subject)
  if (signed === null) throw new Error(`the outbox names a ${subject.kind} that is not there`)
  return signed
}

/** Moves the document of what was filed last, and notifies its readers; false where it has moved on. */
const isMoved = async <Repositories, Signed, Status extends string>(
  { isLatest, move, follow, notify, notifiedOf }: SentKind<Repositories, Signed, Status>,
  inside: Repositories,
  signed: Signed,
  change: Change<Status>,
  at: string,
): Promise<boolean> => {
  if (!(await isLatest(inside, signed)) || !(await move(inside, signed, change, at))) return false
  await follow(inside, signed, change.status, at)
  const notified = notifiedOf[change.status]
  if (notified !== undefined) await notify(inside, signed, notified, at)
  return true
}

/** What an answer does to the document whose message it answers; it is kept, also where it comes late. */
const applied =
  <Repositories, Signed, Status extends string>(
    kind: SentKind<Repositories, Signed, Status>,
    { type, mtdiep, status, message, transactionCode }: DocumentAnswer<Status>,
    xml: string,
  ): Answer<Repositories>['apply'] =>
  async (inside, { subject, messageType }, at) => {
    const row = rowOfType(kind.messages, messageType)?.answers.find((answer) => answer.type === type)
    const signed = await kind.signedOf(inside, subject)
    if (signed === null || row === undefined) return 'unknown'
    const change = { finds: row.finds, status, message, transactionCode }
    const outcome = (await isMoved(kind, inside, signed, change, at)) ? 'applied' : 'late'
    await kind.keep(inside, signed, answerMessage({ at, type, mtdiep, outcome, xml }))
    return outcome
  }

/** Documents of a kind on their way to the authority, and its answers. */
export const documentCorrespondent = <Repositories, Signed, Status extends string>(
  kind: SentKind<Repositories, Signed, Status>,
): Correspondent<Repositories> => ({
  subject: kind.subject,
  answerTypes: answerTypesOf(kind.messages),
  async write(store, message, sender) {
    return kind.write(store, await signedIn(kind, store, message.subject), message, sender)
  },
  /** Gives the document back with the provider's message, so that it can be corrected and filed anew, and writes the reason into the audit log. */
  async turnDown(inside, { subject, messageType, mtdiep }, { message }, at) {
    const row = rowOfType(kind.messages, messageType)
    if (row === null) throw new Error(`the outbox has a message ${messageType} about a ${subject.kind}`)
    const signed = await signedIn(kind, inside, subject)
    await kind.keep(inside, signed, technicalAnswer({ at, mtdiep, text: message }))
    const { finds, to: status } = row.turnedDown
    await isMoved(kind, inside, signed, { finds, status, message, transactionCode: '' }, at)
    await kind.noteTurnedDown(inside, signed, { message: mtdiep, reason: message }, at)
  },
  read(xml) {
    const answer = readAnswerTo(kind.messages, kind.readNotice, xml)
    return answer.ok ? succeed({ ...answer.value, apply: applied(kind, answer.value, xml) }) : answer
  },
})

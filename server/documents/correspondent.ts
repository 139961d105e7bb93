import { succeed } from '../../src/domain/result.ts'
import type { NotificationKind } from '../notifications/notificationKind.ts'
import { rowOfType, type TransmittedMessage } from '../authority/messageRows.ts'
import type {
  AnsweredRow,
  CarriedDocument,
  Correspondent,
  RowOutcome,
  SignedKey,
} from '../transmissions/correspondent.ts'
import { readAnswerTo, type DocumentAnswer, type NoticeOfRows, type ReadNotice, type Said } from './answer.ts'
import { answerMessage, technicalAnswer, type KeptMessage } from './keptMessage.ts'

/** What an answer changes in the head of a document, from one of these statuses. */
export interface Change<Status extends string> extends Said<Status> {
  readonly finds: readonly Status[]
}

/** A kind of documents that are sent to the authority: its messages as rows, and what is kept of it. `Signed` is a document that was filed. */
export interface SentKind<Repositories, Signed, Status extends string> {
  readonly kind: string
  readonly messages: readonly TransmittedMessage<Status>[]
  readonly readNotice: ReadNotice<Status>
  /** What people are notified of where an answer brings a status; null where of nothing. */
  readonly notifiedOf: Readonly<Record<Status, NotificationKind | null>>
  /** Null where there is none. */
  readonly signedOf: (inside: Repositories, key: SignedKey) => Promise<Signed | null>
  /** Documents as their message carries them, by their ids. */
  readonly carried: (
    store: Repositories,
    companyId: string,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, CarriedDocument>>
  /** Whether its document was not filed anew since. */
  readonly isLatest: (inside: Repositories, signed: Signed) => Promise<boolean>
  /** False, and nothing changed, where the document is in none of the statuses. */
  readonly move: (inside: Repositories, signed: Signed, change: Change<Status>, at: string) => Promise<boolean>
  readonly keep: (inside: Repositories, signed: Signed, message: KeptMessage) => Promise<void>
  /** What an answer brings beside the status. */
  readonly follow: (inside: Repositories, signed: Signed, change: Change<Status>, at: string) => Promise<void>
  readonly notify: (inside: Repositories, signed: Signed, kind: NotificationKind, at: string) => Promise<void>
  /** Has its readers' pages read it anew, of which nobody is notified. */
  readonly announce: (inside: Repositories, signed: Signed) => Promise<void>
  /** Writes into the audit that the provider did not pass it on, and why. */
  readonly noteTurnedDown: (
    inside: Repositories,
    signed: Signed,
    detail: { readonly message: string; readonly reason: string },
    at: string,
  ) => Promise<void>
}

const absent = (kind: string): never => {
  throw new Error(`a transmission carries a ${kind} that is not there`)
}

const signedIn = async <Repositories, Signed, Status extends string>(
  { kind, signedOf }: SentKind<Repositories, Signed, Status>,
  inside: Repositories,
  key: SignedKey,
): Promise<Signed> => {
  const signed = await signedOf(inside, key)
  return signed ?? absent(kind)
}

/** Moves the document of what was filed last, and notifies its readers, or announces it to their pages; false where it has moved on. */
const isMoved = async <Repositories, Signed, Status extends string>(
  { isLatest, move, follow, notify, announce, notifiedOf }: SentKind<Repositories, Signed, Status>,
  inside: Repositories,
  signed: Signed,
  change: Change<Status>,
  at: string,
): Promise<boolean> => {
  if (!(await isLatest(inside, signed)) || !(await move(inside, signed, change, at))) return false
  await follow(inside, signed, change, at)
  const notified = notifiedOf[change.status]
  if (notified === null) await announce(inside, signed)
  else await notify(inside, signed, notified, at)
  return true
}

/** What one row of an answer does to a document of the message; the answer is kept with it, also where it comes late. */
const moveTo =
  <Repositories, Signed, Status extends string>(
    kind: SentKind<Repositories, Signed, Status>,
    change: Change<Status>,
    answer: Pick<KeptMessage, 'type' | 'mtdiep'>,
  ): AnsweredRow<Repositories>['move'] =>
  async (inside, key, at): Promise<RowOutcome> => {
    const signed = await kind.signedOf(inside, key)
    if (signed === null) return 'unknown'
    const outcome = (await isMoved(kind, inside, signed, change, at)) ? 'applied' : 'late'
    await kind.keep(inside, signed, answerMessage({ ...answer, at, outcome }))
    return outcome
  }

/** Documents of a kind on their way to the authority, and its answers. */
export const documentCorrespondent = <Repositories, Signed, Status extends string>(
  kind: SentKind<Repositories, Signed, Status>,
): Correspondent<Repositories> => {
  const rowsOf = ({
    type,
    mtdiep,
    finds,
    rows,
  }: DocumentAnswer<Status, NoticeOfRows<Status>>): readonly AnsweredRow<Repositories>[] =>
    rows.map(({ key, ...said }) => ({ key, move: moveTo(kind, { ...said, finds }, { type, mtdiep }) }))
  const sentAs = (messageType: string): TransmittedMessage<Status> => {
    const row = rowOfType(kind.messages, messageType)
    if (row === null) throw new Error(`a transmission of a ${kind.kind} is of type ${messageType}`)
    return row
  }
  return {
    kind: kind.kind,
    messages: kind.messages,
    async carried(store, companyId, ids) {
      const found = await kind.carried(store, companyId, ids)
      return ids.map((id) => found.get(id) ?? absent(kind.kind))
    },
    /** Gives the document back with the provider's message, so that it can be corrected and filed anew, and writes the reason into the audit log. */
    async turnDown(inside, key, { message, mtdiep, messageType }, at) {
      const { finds, to: status } = sentAs(messageType).turnedDown
      const signed = await signedIn(kind, inside, key)
      await kind.keep(inside, signed, technicalAnswer({ at, mtdiep, text: message }))
      const change = { finds, status, message, transactionCode: '' }
      const outcome = (await isMoved(kind, inside, signed, change, at)) ? 'applied' : 'late'
      await kind.noteTurnedDown(inside, signed, { message: mtdiep, reason: message }, at)
      return outcome
    },
    read(xml, messageType) {
      const answer = readAnswerTo([sentAs(messageType)], kind.readNotice, xml)
      return answer.ok ? succeed(rowsOf(answer.value)) : answer
    },
  }
}

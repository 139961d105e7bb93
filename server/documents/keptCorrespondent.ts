import type { NotificationKind } from '../notifications/notificationKind.ts'
import type { TransmittedMessage } from '../authority/messageRows.ts'
import type { Correspondent } from '../transmissions/correspondent.ts'
import type { ReadNotice } from './answer.ts'
import { documentCorrespondent, type Change } from './correspondent.ts'
import type { DocumentKey } from './documentKey.ts'
import type { KeptKind, KindTypes } from './keptKind.ts'
import { note } from './note.ts'
import { keepNumber } from './numbered.ts'
import { announceToReaders, notifyReaders } from './notifyReaders.ts'
import type { SignedHead } from './signedDocuments.ts'

/** What answers of the authority do to documents of a kind. */
export interface AnsweredDocuments<T extends KindTypes, Status extends T['head']['status']> {
  readonly messages: readonly TransmittedMessage<Status>[]
  readonly readNotice: ReadNotice<Status>
  /** What people are notified of where an answer brings a status; null where of nothing. */
  readonly notifiedOf: Readonly<Record<Status, NotificationKind | null>>
  /**
   * False, and nothing changed, where the document is in none of the statuses. Left out where an answer writes nothing but the status, what was
   * said, and what the authority calls the message.
   */
  readonly move?: (inside: T['inside'], document: DocumentKey, change: Change<Status>, at: string) => Promise<boolean>
  /** What an answer brings beside the status. */
  readonly follow?: (inside: T['inside'], document: DocumentKey, change: Change<Status>, at: string) => Promise<void>
}

/** Kept documents of a kind on their way to the authority, and its answers. */
export const keptCorrespondent = <T extends KindTypes, Status extends T['head']['status']>(
  kind: KeptKind<T>,
  { move, follow, ...answered }: AnsweredDocuments<T, Status>,
): Correspondent<T['inside']> => {
  const headOf = async (inside: T['inside'], { document: { companyId, id } }: SignedHead): Promise<T['head']> => {
    const head = await kind.heads.head(inside, companyId, id)
    if (head === null) throw new Error(`a signed document names a ${kind.key} that is not there`)
    return head
  }
  const moveHead = (inside: T['inside'], { companyId, id }: DocumentKey, change: Change<Status>, at: string) => {
    const { finds, status, message, transactionCode: code } = change
    return kind.heads.move(inside, { companyId, id, in: finds }, { status, message, code }, at)
  }
  const mayBeCorrected = (status: Status): boolean => kind.editable.some((one: string) => one === status)
  return documentCorrespondent<T['inside'], SignedHead, Status>({
    kind: kind.key,
    ...answered,
    signedOf: ({ signedDocuments }, { companyId, id }) => signedDocuments.byId(companyId, id),
    carried: ({ signedDocuments }, companyId, ids) => signedDocuments.wholes(companyId, ids),
    async isLatest({ signedDocuments }, { document, turn }) {
      return (await signedDocuments.latestOf(document))?.turn === turn
    },
    async move(inside, signed, change, at) {
      const isMoved = await (move ?? moveHead)(inside, signed.document, change, at)
      if (isMoved && kind.numbering !== undefined && mayBeCorrected(change.status))
        await keepNumber(kind, inside, await headOf(inside, signed), at)
      return isMoved
    },
    keep: ({ documentHistory }, signed, message) => documentHistory.keepMessage(signed, message),
    async follow(inside, { document }, change, at) {
      await follow?.(inside, document, change, at)
    },
    notify: async (inside, signed, notification, at) =>
      notifyReaders(kind, inside, notification, await headOf(inside, signed), { at }),
    announce: async (inside, signed) => announceToReaders(kind, inside, await headOf(inside, signed)),
    noteTurnedDown: async (inside, signed, detail, at) =>
      note(inside, await headOf(inside, signed), { at, accountId: null, action: kind.noted.turnedDown, detail }),
  })
}

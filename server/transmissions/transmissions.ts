import type { OutboxRepositories } from '../outbox/outbox.ts'
import { transmissionSubject } from './transmissionTables.ts'

/** A signed document in a message. */
export interface TransmissionRow {
  /** From 1, in the order in which the message carries them. */
  readonly position: number
  readonly signedId: string
  /** By which answers name it among the documents of its message; empty where the message carries it alone. */
  readonly key: string
}

/** The key of a row that goes with the document before it: answers are about that one alone. */
export const companionRow = '+'

/** Rows of documents, without their companions: those that a message counts, and that answers are about. */
export const withoutCompanions = (rows: readonly TransmissionRow[]): readonly TransmissionRow[] =>
  rows.filter(({ key }) => key !== companionRow)

/** One message to the authority, with one signed document of a kind or many. It is written anew for each try, from what is kept of them. */
export interface Transmission {
  readonly companyId: string
  readonly id: string
  readonly kind: string
  /** MLTDiep. */
  readonly messageType: string
  /** MTDiep: the same for every try. */
  readonly mtdiep: string
  readonly rows: readonly TransmissionRow[]
}

export interface Transmissions {
  readonly put: (transmissions: readonly Transmission[]) => Promise<void>
  readonly byId: (companyId: string, id: string) => Promise<Transmission | null>
  /** The one of a company that has this MTDiep. */
  readonly sentAs: (companyId: string, mtdiep: string) => Promise<Transmission | null>
  /** Of any company: an answer says whom it is for, which is compared afterwards. */
  readonly byMtdiep: (mtdiep: string) => Promise<Transmission | null>
}

export interface AuthorityMessage {
  readonly mtdiep: string
  readonly referenceMtdiep: string
  readonly type: string
  readonly xml: string
  readonly receivedAt: string
  /** What became of it: `applied`, `late`, `unknown` or `unreadable`. */
  readonly outcome: string
}

export interface AuthorityMessages {
  /** False when a message of this MTDiep came before and could be read; one that could not gives way. */
  readonly insert: (message: AuthorityMessage) => Promise<boolean>
  readonly setOutcome: (mtdiep: string, outcome: string) => Promise<void>
}

export interface TransmissionRepositories {
  readonly transmissions: Transmissions
  readonly authorityMessages: AuthorityMessages
}

/** Keeps transmissions and has the outbox send them, from a moment on. */
export const queue = async (
  { transmissions, outbox }: TransmissionRepositories & OutboxRepositories,
  queued: readonly Transmission[],
  dueAt: string,
): Promise<void> => {
  await transmissions.put(queued)
  await outbox.put(
    ...queued.map(({ companyId, id, messageType, mtdiep }) => ({
      id,
      subject: { companyId, kind: transmissionSubject, id },
      messageType,
      mtdiep,
      dueAt,
    })),
  )
}

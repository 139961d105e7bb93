import type { Signer } from '../../signing/xmldsig/verify.ts'
import type { TimelineKind } from '../../src/domain/documents/timeline.ts'
import type { SignedLayout } from '../../src/domain/documents/signedLayout.ts'
import type { NotificationKind } from '../notifications/notificationKind.ts'
import type { Scope } from '../../src/domain/session.ts'
import type { Result } from '../../src/domain/result.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { TransmittedMessage } from '../authority/messageRows.ts'
import type { AuditRepositories } from '../audit/audit.ts'
import type { CertificateRepositories } from '../certificates/certificates.ts'
import type { CompanyRepositories } from '../companies/companies.ts'
import type { NotificationRepositories } from '../notifications/notifications.ts'
import type { NumberRepositories, Series } from '../numbering/numbers.ts'
import type { OutboxRepositories } from '../outbox/outbox.ts'
import type { TransmissionRepositories } from '../transmissions/transmissions.ts'
import type { UnfinishedRepositories } from '../unfinishedForms/unfinished.ts'
import type { Moments, Span } from './documentHistory.ts'
import type { KeptCompanion } from './companion.ts'
import type { DocumentKey } from './documentKey.ts'
import type { KeptDraft } from './heads/describedHeads.ts'
import type { HeadChange } from './heads/headsIn.ts'
import type { MovedFrom } from './heads/moveHead.ts'
import type { DocumentRepositories } from './repositories.ts'
import type { SignedDocument } from './signedDocuments.ts'

/** What a document is at first, and what its way makes of it. */
export type HeadStatus = 'draft' | TimelineKind

/** What every step of a document's way asks of it, without what it says. */
export interface DocumentHead<Status extends HeadStatus = HeadStatus> extends Omit<DocumentKey, 'kind'> {
  readonly status: Status
  /** The company's own name for it, as audit and notifications say it. */
  readonly reference: string
  readonly contentHash: string
}

/** What documents of every kind work with. */
export type DocumentNeeds = AuditRepositories &
  CertificateRepositories &
  CompanyRepositories &
  DocumentRepositories &
  NotificationRepositories &
  NumberRepositories &
  OutboxRepositories &
  TransmissionRepositories &
  UnfinishedRepositories

/** The types of a kind, which its functions go by. */
export interface KindTypes {
  /** All that its area works with. */
  readonly inside: DocumentNeeds
  readonly head: DocumentHead
  readonly content: object
  /** Its codes of refusals: the content is another meanwhile; it may not be written in its status; another XML was sent under the key. */
  readonly changed: string
  readonly notEditable: string
  readonly conflict: string
  /** What is to be deleted is no draft; what was deleted is kept no more. */
  readonly notDraft: string
  readonly notRestorable: string
  /** What checking a form of it refuses, besides fields. */
  readonly unfit: string
  /** What checking it refuses once it is filed, and not as a draft. */
  readonly unfitToFile: string
  /** What writing and sending it refuses for what other documents have become. */
  readonly unfitAmongOthers: string
}

/** Who reads documents, and where the browser shows them. */
export interface Readers {
  readonly scopes: readonly Scope[]
  /** The id of a settings panel or page; `recordPlaces` of the area says where that is to mails. */
  readonly shownIn: string
}

/** A status that a document has taken on. */
export interface DocumentEvent {
  /** ISO 8601 in UTC. */
  readonly at: string
  /** What the timeline shows of it. */
  readonly step: TimelineKind
  readonly message: string
}

/** What an answer of the authority says. */
interface Said {
  readonly status: TimelineKind
  readonly message: string
}

/** A document with what it says. */
export interface Whole<T extends KindTypes> {
  readonly head: T['head']
  readonly content: T['content']
}

/** The same with what was sent of it last: the hash of its content, empty where nothing was. */
export interface FiledWhole<T extends KindTypes> extends Whole<T> {
  readonly filedHash: string
}

/** The heads and contents of a kind, which are in tables of its own. */
export interface KeptHeads<T extends KindTypes> {
  readonly head: (inside: T['inside'], companyId: string, id: string) => Promise<T['head'] | null>
  readonly whole: (inside: T['inside'], companyId: string, id: string) => Promise<Whole<T> | null>
  /** Those of these ids that the company has, in no order; as many as a statement takes. */
  readonly wholes: (inside: T['inside'], companyId: string, ids: readonly string[]) => Promise<readonly FiledWhole<T>[]>
  /** Holds those among the ids until the transaction ends, so that nobody deletes or moves them meanwhile. */
  readonly hold: (inside: T['inside'], companyId: string, ids: readonly string[]) => Promise<readonly T['head'][]>
  /** What a new document is given beside what it says. */
  readonly begin: (
    inside: T['inside'],
    document: { readonly companyId: string; readonly id: string; readonly madeBy: string },
    content: T['content'],
  ) => Promise<Pick<KeptDraft<T['content']>, 'reference' | 'given'>>
  /** Writes drafts, new or as they were deleted. @returns those that are written: none is where the company has a document of its id */
  readonly insert: (
    inside: T['inside'],
    companyId: string,
    drafts: readonly KeptDraft<T['content']>[],
  ) => Promise<readonly T['head'][]>
  /** Writes the content of a document that is editable and has one of the hashes; null where none is. */
  readonly replace: (
    inside: T['inside'],
    at: { readonly companyId: string; readonly id: string; readonly contentHashes: readonly string[] },
    change: { readonly content: T['content']; readonly contentHash: string },
  ) => Promise<T['head'] | null>
  /** What the area keeps of what a form said, once that is written; absent where it keeps nothing. */
  readonly written?: (inside: T['inside'], companyId: string, content: T['content']) => Promise<void>
  /** Reads kept JSON. */
  readonly contentOf: (kept: string) => T['content']
  /** The drafts among the ids, as they can be inserted again. */
  readonly drafts: (
    inside: T['inside'],
    companyId: string,
    ids: readonly string[],
  ) => Promise<readonly KeptDraft<T['content']>[]>
  /** Removes the drafts among the ids. */
  readonly remove: (inside: T['inside'], companyId: string, ids: readonly string[]) => Promise<void>
  /** Of deleted drafts, those against which no other document stands; what it reads it holds. Absent where none can. */
  readonly mayReturn?: (
    inside: T['inside'],
    companyId: string,
    drafts: readonly KeptDraft<T['content']>[],
  ) => Promise<readonly KeptDraft<T['content']>[]>
  /** Moves one on from one of the statuses, with its event; false where it is in none. */
  readonly move: (
    inside: T['inside'],
    at: MovedFrom<T['head']['status']>,
    change: HeadChange<T['head']['status']>,
    when: string,
  ) => Promise<boolean>
  /** Moves a held document on once it is signed; false where its content is another, or it may not be sent. */
  readonly send: (
    inside: T['inside'],
    held: T['head'],
    signed: Omit<SignedDocument, 'turn'>,
    signer: Signer,
  ) => Promise<boolean>
  /** Each moment once, the latest first. */
  readonly eventMoments: (inside: T['inside'], document: DocumentKey, asked: Moments) => Promise<readonly string[]>
  /** Oldest first. */
  readonly events: (inside: T['inside'], document: DocumentKey, span: Span) => Promise<readonly DocumentEvent[]>
}

/** Where a document gets its number, and of which day. */
export interface NumberedBy extends Omit<Series, 'companyId'> {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** Under which it is issued; null until then, and once it may be corrected. */
  readonly number: number | null
}

/** How documents of a kind are numbered (decision 0482). */
export interface KeptNumbering<T extends KindTypes> {
  /** Forms of its series, which no other kind has. */
  readonly forms: readonly string[]
  /** The largest number that the XML of one has room for. */
  readonly largestOf: (head: T['head']) => number
  /** What one gets its number from, where that is not its day and symbol alone. */
  readonly begins?: {
    /** The number with which its series begins; null where it may have none. */
    readonly at: (inside: T['inside'], head: T['head']) => Promise<number | null>
    /** What filing is refused with where it may have none. */
    readonly otherwise: T['unfitToFile']
  }
  /** What its form calls them. */
  readonly fields: { readonly day: string; readonly symbol: string }
  /** Of a head whose content may be filed. The content's hash goes by all of it but the number. */
  readonly of: (head: T['head']) => NumberedBy
  /** Writes the number of a held document into its head, or takes it from there. */
  readonly write: (inside: T['inside'], head: T['head'], number: number | null) => Promise<void>
}

/** A kind of documents as the server keeps it. It decides names and rows, and no order of steps. */
export interface KeptKind<T extends KindTypes> {
  readonly key: string
  /** Where its documents are signed. */
  readonly layout: SignedLayout
  /** Absent where none of its documents has one. */
  readonly companion?: KeptCompanion<T['content']>
  readonly editable: readonly T['head']['status'][]
  /** Of a body: empty for a new document. */
  readonly idOf: (content: T['content']) => string
  readonly hashOf: (content: T['content']) => string
  readonly codes: {
    readonly changed: T['changed']
    readonly notEditable: T['notEditable']
    readonly conflict: T['conflict']
    readonly notDraft: T['notDraft']
    readonly notRestorable: T['notRestorable']
  }
  /** What the audit calls its steps. */
  readonly noted: {
    readonly saved: string
    readonly generated: string
    readonly sent: string
    readonly deleted: string
    readonly restored: string
    /** Of a message that the provider does not pass on. */
    readonly turnedDown: string
  }
  readonly readersOf: (head: T['head']) => readonly Readers[]
  /** What the texts of notifications name. */
  readonly parametersOf: (head: T['head']) => Readonly<Record<string, string>>
  /** What who wrote a document last is notified of where somebody else changes it. */
  readonly changedBySomebody: NotificationKind
  readonly heads: KeptHeads<T>
  /**
   * What other documents say against one that is written or sent, in the transaction that does so; what it reads it holds until that ends.
   * Absent where a kind has nothing to ask of others.
   */
  readonly checkAmongOthers?: (
    inside: T['inside'],
    document: { readonly companyId: string; readonly id: string },
    content: T['content'],
    now: Date,
  ) => Promise<Result<null, ServerRefusal<T['unfitAmongOthers']>>>
  /** Absent of a kind without numbers. */
  readonly numbering?: KeptNumbering<T>
  /** By which answers name one among the documents of its message; empty where each has a message of its own. @param number that it is issued under */
  readonly answerKeyOf: (head: T['head'], number: number | null) => string
  /** The message with which one is sent. */
  readonly messageOf: (head: T['head']) => Pick<TransmittedMessage<string>, 'type' | 'maxRows'>
  /** What a kept answer says; null where it cannot be read. */
  readonly readAnswer: (xml: string) => Said | null
}

/** One document, held until the transaction ends. */
export const holdOne = async <T extends KindTypes>(
  { hold }: Pick<KeptHeads<T>, 'hold'>,
  inside: T['inside'],
  companyId: string,
  id: string,
): Promise<T['head'] | null> => (await hold(inside, companyId, [id]))[0] ?? null

import type { DocumentHead } from '../../../documents/keptKind.ts'
import type { Events, KeptEvent } from '../../../documents/heads/eventQueries.ts'
import type { Heads } from '../../../documents/heads/headsIn.ts'
import type { MovedFrom } from '../../../documents/heads/moveHead.ts'
import type { DeclarationListItem } from '../../../../src/api/contract/declarations.ts'
import type { AuthorityStatus } from '../../../../src/domain/declaration/status.ts'
import type { DeclarationContent } from '../../../../src/domain/declaration/content.ts'
import type { Days } from '../../../lists/description.ts'
import type { Page, PageRequest } from '../../../store/page.ts'

export type KeptStatus = Exclude<AuthorityStatus, 'none'>

/** The kind of declarations among documents, and of their messages in the outbox. */
export const declarationKey = 'declaration'

/** What every step of a declaration's way asks of it, without what it says. */
export interface DeclarationHead extends DocumentHead<KeptStatus> {
  /** Number of its form. */
  readonly form: string
  /** Until when the company has to explain what the authority asks for, ISO 8601; empty where it asks for nothing. */
  readonly explainUntil: string
}

/** A declaration as it is kept; `content` is what the form sends, with the company's own record for seller and certificates. */
export interface Declaration extends Omit<DeclarationHead, 'form'> {
  readonly authorityMessage: string
  readonly tradeCode: string
  readonly signedBy: string
  /** Moment of the latest registration, ISO 8601, or empty. */
  readonly requestedAt: string
  /** Until when the legal representative has to confirm it, ISO 8601; empty where no confirmation is waited for. */
  readonly confirmUntil: string
  /** `contentHash` of what was filed last, empty before. */
  readonly filedHash: string
  readonly content: DeclarationContent
}

export type DeclarationEvent = KeptEvent<KeptStatus>

/** Days are those of `register_date`. */
export interface DeclarationFilter extends Days {
  /** Number of the form. */
  readonly form: string
  /** Folded words that must all be found (src/domain/text.ts `searchWords`); none finds everything. */
  readonly words: readonly string[]
  /** Null where any status will do, and any type. */
  readonly statuses: readonly KeptStatus[] | null
  readonly type: string | null
}

/** How many declarations of the company are in a status. */
export interface StatusCount {
  readonly status: KeptStatus
  readonly count: number
}

/** What a step of the authority's procedure changes. */
export interface StatusChange {
  readonly status: KeptStatus
  readonly message: string
  readonly tradeCode?: string
  readonly signedBy?: string
  readonly requestedAt?: string
  readonly filedHash?: string
  /** Left out where no confirmation is waited for from then on. */
  readonly confirmUntil?: string
  /** Left out where no explanation is waited for from then on. */
  readonly explainUntil?: string
}

/** What may be waited for until a moment. */
export type AwaitedUntil = 'confirmUntil' | 'explainUntil'

/** Declarations of companies; every call that takes a company sees that company's alone. */
export interface Declarations extends Events<KeptStatus> {
  readonly heads: Heads<DeclarationHead, DeclarationContent, unknown>
  /** As it is, whatever its status. False, and nothing written, where the company has a declaration of this id. */
  readonly insert: (declaration: Declaration) => Promise<boolean>
  readonly byId: (companyId: string, id: string) => Promise<Declaration | null>
  readonly page: (companyId: string, filter: DeclarationFilter, page: PageRequest) => Promise<Page<DeclarationListItem>>
  /** Those of all companies for which something is waited for that has to come between these moments, ISO 8601. */
  readonly awaitedUntil: (
    what: AwaitedUntil,
    after: string,
    latest: string,
  ) => Promise<readonly { readonly companyId: string; readonly id: string; readonly until: string }[]>
  /** Adds up what counting reads, in a transaction that does nothing else. */
  readonly addUp: () => Promise<void>
  /** Of the days asked, by status; a status without declarations is left out. */
  readonly counts: (
    companyId: string,
    list: Pick<DeclarationFilter, 'form' | 'from' | 'to'>,
  ) => Promise<readonly StatusCount[]>
  /** Moves a declaration on from one of the statuses and adds the event; false when it is in none, or its content is another. */
  readonly move: (at: MovedFrom<KeptStatus>, change: StatusChange, when: string) => Promise<boolean>
}

import type { Page, PageRequest } from '../store/page.ts'

/** A document that the company has issued, as others name it. */
export interface IssuedDocument {
  readonly id: string
  readonly form_no: string
  readonly serial_no: string
  /** Empty where it has none. */
  readonly inv_no: string
  /** `YYYY-MM-DD`. */
  readonly inv_date: string
  readonly isAccepted: boolean
  readonly isReplaced: boolean
}

/** One that the authority has accepted, to be chosen. */
export interface AcceptedDocument extends Omit<IssuedDocument, 'isAccepted'> {
  /** Whom it is for. */
  readonly name: string
}

/** What documents of one kind say of those of another, whose area brings it. */
export interface IssuedDocuments {
  /** Those of the ids that there are. */
  readonly named: (companyId: string, ids: readonly string[]) => Promise<readonly IssuedDocument[]>
  /** The same, held until the transaction ends. */
  readonly held: (companyId: string, ids: readonly string[]) => Promise<readonly IssuedDocument[]>
  /** Those that the authority has accepted, the newest first. @param words folded, all to be found */
  readonly accepted: (
    companyId: string,
    words: readonly string[],
    page: Pick<PageRequest, 'number' | 'size'>,
  ) => Promise<Page<AcceptedDocument>>
}

/** A document of another kind that names one: where it stands. */
export interface NamingDocument {
  readonly id: string
  readonly reference: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly status: string
}

/** What has been written about issued documents, which another area brings. */
export interface NamingRepositories {
  readonly namingDocuments: {
    /** The newest of those that name it. */
    readonly of: (companyId: string, id: string, most: number) => Promise<readonly NamingDocument[]>
  }
}

export interface IssuedRepositories {
  readonly issuedDocuments: IssuedDocuments
}

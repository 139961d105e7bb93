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
  /** The authority's code on it; empty where it has none. */
  readonly tax_auth_cd: string
  /** Empty where it is of none. */
  readonly shopId: string
  readonly isAccepted: boolean
  /** Whether another stands in its place, or it is cancelled: nothing is said about it any more. */
  readonly isReplaced: boolean
  /** Whether it was sent to whom it is for. */
  readonly isGiven: boolean
}

/** One that the authority has accepted, to be chosen. */
export interface AcceptedDocument extends Omit<IssuedDocument, 'isAccepted' | 'isGiven' | 'shopId'> {
  /** Whom it is for. */
  readonly name: string
}

/** What documents of one kind say of those of another, whose area brings it. */
export interface IssuedDocuments {
  /** Those of the ids that there are. */
  readonly named: (companyId: string, ids: readonly string[]) => Promise<readonly IssuedDocument[]>
  /** The same, held until the transaction ends. */
  readonly held: (companyId: string, ids: readonly string[]) => Promise<readonly IssuedDocument[]>
  /**
   * Those that the authority has accepted, the newest first.
   * @param words folded, all to be found
   * @param shops of which alone they are; null for all, and of documents that are of no shop
   */
  readonly accepted: (
    companyId: string,
    words: readonly string[],
    page: Pick<PageRequest, 'number' | 'size'>,
    shops: readonly string[] | null,
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
    /** The newest of those that name it. @param family what they are about, as the other area calls it */
    readonly of: (companyId: string, family: string, id: string, most: number) => Promise<readonly NamingDocument[]>
  }
}

export interface IssuedRepositories {
  readonly issuedDocuments: IssuedDocuments
}

/** What the authority knows of a document since it has received a notice about it. */
export const noticedAs = ['notified', 'cancelled'] as const
export type NoticedAs = (typeof noticedAs)[number]

/** An invoice by what is printed on it. */
export interface InvoiceName {
  readonly form_no: string
  readonly serial_no: string
  /** Up to eight digits. */
  readonly inv_no: string
}

/** The name as a key, whatever zeros its number is written with. */
export const keyOfName = ({ form_no, serial_no, inv_no }: InvoiceName): string =>
  `${form_no} ${serial_no} ${Number(inv_no)}`

/** An invoice of the company, found by its name. */
export type IssuedInvoice = InvoiceName & Pick<IssuedDocument, 'id' | 'inv_date' | 'tax_auth_cd' | 'shopId'>

/** Invoices, which keep what notices about them have brought. */
export interface IssuedInvoices extends IssuedDocuments {
  /** Those of the names that there are. */
  readonly numbered: (companyId: string, names: readonly InvoiceName[]) => Promise<readonly IssuedInvoice[]>
  /** Writes it into those of the ids, which are held; what is cancelled stays so. */
  readonly noticed: (companyId: string, ids: readonly string[], as: NoticedAs) => Promise<void>
}

export interface IssuedInvoiceRepositories {
  readonly issuedInvoices: IssuedInvoices
}

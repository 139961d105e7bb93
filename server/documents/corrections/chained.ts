import type { HeadStatus } from '../keptKind.ts'

/** By what a document that is corrected is named. */
export interface NamingContent {
  readonly form_no_ref: string
  readonly serial_no_ref: string
  readonly inv_no_ref: string
}

/** What a document says of the one that it corrects. */
export interface CorrectingContent extends NamingContent {
  readonly inv_feature: string
  readonly inv_date: string
  readonly inv_date_ref: string
}

/** A document among those that correct one another. */
export interface Chained<Content> {
  readonly id: string
  readonly status: HeadStatus
  readonly symbol: string
  /** Null until it is issued. */
  readonly number: number | null
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** The document that it corrects; empty of an original, and of one that corrects what the company has not. */
  readonly correctsId: string
  /** Of one that corrects several, what it says about this one of them; such a document stands here once for each. */
  readonly content: Content
}

/** Documents that correct others, of a kind; every call sees one company's alone. */
export interface Chains<Content> {
  /** The document that one corrects; empty where it is an original, or the company has it not. */
  readonly correctedBy: (companyId: string, content: NamingContent) => Promise<string>
  /** The same of several names, in their order. */
  readonly correctedByEach: (companyId: string, named: readonly NamingContent[]) => Promise<readonly string[]>
  /** All that a kept document corrects, in the order in which it names them. */
  readonly correctedOf: (companyId: string, id: string) => Promise<readonly string[]>
  /** All that correct one of these, the oldest first. */
  readonly correctionsOf: (companyId: string, ids: readonly string[]) => Promise<readonly Chained<Content>[]>
  /** All that go back to the same first document, the oldest first. */
  readonly chainOf: (companyId: string, id: string) => Promise<readonly Chained<Content>[]>
  /** Notes by which document an accepted one was corrected last. */
  readonly setCorrected: (
    companyId: string,
    id: string,
    by: { readonly feature: string; readonly id: string },
  ) => Promise<void>
}

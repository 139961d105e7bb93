import type { PitCertificateRow, PitCertificateSums } from '../../../../src/api/contract/pitCertificates.ts'
import type { TaxpayerOfCertificates } from '../../../../src/api/contract/pitCertificateMatters.ts'
import type { CertificateContent } from '../../../../src/domain/pitCertificate/content.ts'
import type { CertificateStatus } from '../../../../src/domain/pitCertificate/status.ts'
import type { Chained, Chains } from '../../../documents/corrections/chained.ts'
import type { KeptDraft } from '../../../documents/heads/describedHeads.ts'
import type { Heads } from '../../../documents/heads/headsIn.ts'
import type { DocumentHead } from '../../../documents/keptKind.ts'
import type { Days } from '../../../lists/description.ts'
import type { Page, PageRequest } from '../../../store/page.ts'

/** What every step of a certificate's way asks of it. `reference` is what it is issued as, or before that the company's own name for it. */
export interface PitCertificateHead extends DocumentHead<CertificateStatus> {
  readonly refid: string
  /** Of its XML. */
  readonly version: string
  readonly symbol: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** Under which it is issued; null until then, and once it may be corrected. */
  readonly number: number | null
}

/** A certificate as it is kept. */
export interface PitCertificate {
  readonly head: PitCertificateHead
  readonly content: CertificateContent
  readonly message: string
  readonly guid: string
  readonly taxAuthorityCode: string
  readonly lookupCode: string
  readonly signedBy: string
  readonly requestedAt: string
  readonly filedHash: string
  readonly correctsId: string
  readonly correctedBy: string
  readonly correctedById: string
}

/** A certificate among those that correct one another. */
export type ChainedCertificate = Chained<CertificateContent>

/** A draft; `given` has the code by which the person finds it, and the certificate that it corrects. */
export type PitCertificateDraft = KeptDraft<CertificateContent>

/** What narrows the list; words are folded and must all be found. */
export interface PitCertificateFilter extends Days {
  readonly words: readonly string[]
  readonly statuses: readonly CertificateStatus[] | null
  readonly symbol: string | null
  readonly incomeType: string | null
  readonly incomeYear: string | null
  /** A tax code. */
  readonly taxpayer: string | null
  /** What it does with another certificate, which only those that correct one have. */
  readonly feature: string | null
}

/** What of a row the statement may be asked for: whoever may not see amounts does not order by them either. */
export interface ListRequest extends PageRequest {
  readonly withAmounts: boolean
}

/** Where a certificate is, for whoever asks about many. */
export interface StandingCertificate {
  readonly sid: string
  readonly etax_status: string
  readonly etax_rslt: string
  readonly tax_auth_cd: string
  readonly answered_at: string
}

/** A certificate that is issued about the same as another. */
export interface SimilarCertificate {
  readonly sid: string
  readonly serial_no: string
  readonly inv_no: string
  readonly inv_date: string
  readonly income_from_mon: string
  readonly income_to_mon: string
  readonly income_year: string
}

/** For what a certificate is, in whatever status it is. */
export interface CertifiedPeriod extends Pick<
  CertificateContent,
  'taxpayer_taxcd' | 'income_type' | 'income_year' | 'income_from_mon' | 'income_to_mon'
> {
  readonly sid: string
}

/** Certificates of companies; every call that takes a company sees that company's alone. */
export interface PitCertificates
  extends Heads<PitCertificateHead, CertificateContent, unknown>, Chains<CertificateContent> {
  readonly byId: (companyId: string, id: string) => Promise<PitCertificate | null>
  /** Those of these ids that the company has, in this order. */
  readonly existing: (companyId: string, ids: readonly string[]) => Promise<readonly string[]>
  readonly setNumber: (companyId: string, id: string, number: number | null) => Promise<void>
  readonly page: (
    companyId: string,
    filter: PitCertificateFilter,
    page: ListRequest,
  ) => Promise<Page<PitCertificateRow>>
  readonly counts: (
    companyId: string,
    days: Days,
  ) => Promise<readonly { readonly status: CertificateStatus; readonly count: number }[]>
  readonly sums: (
    companyId: string,
    filter: { readonly words: readonly string[]; readonly incomeYear: string | null },
    page: PageRequest,
  ) => Promise<Page<PitCertificateSums>>
  /** Those of the ids that there are. */
  readonly standing: (companyId: string, ids: readonly string[]) => Promise<readonly StandingCertificate[]>
  /** Those issued to the same person for the same kind of income and some of the same months, at most a hundred. */
  readonly similar: (
    companyId: string,
    content: CertificateContent,
    but: readonly string[],
  ) => Promise<readonly SimilarCertificate[]>
  /** What is certified of people, by their tax codes, and was not replaced; the newest first. Several hundred codes at once. */
  readonly ofPeople: (companyId: string, taxCodes: readonly string[]) => Promise<readonly CertifiedPeriod[]>
  /** Adds up what counting reads, in a transaction that does nothing else. */
  readonly addUp: () => Promise<void>
}

/** People of earlier certificates, one for each tax code. */
export interface PitCertificatePeople {
  /** What a certificate says of its person; what it leaves out stays as it was. Nothing where it names nobody yet. */
  readonly keep: (companyId: string, content: CertificateContent) => Promise<void>
  /** The same of many; of two about one person the later one counts. */
  readonly keepAll: (companyId: string, contents: readonly CertificateContent[]) => Promise<void>
  readonly find: (
    companyId: string,
    words: readonly string[],
    most: number,
  ) => Promise<readonly TaxpayerOfCertificates[]>
}

/** Mails to people. */
export interface PitCertificateMails {
  readonly insert: (mail: PitCertificateMail) => Promise<void>
  readonly countSince: (companyId: string, certificateId: string, since: string) => Promise<number>
  readonly byId: (companyId: string, certificateId: string, id: string) => Promise<PitCertificateMail | null>
  readonly removeOlder: (than: string) => Promise<void>
}
export interface PitCertificateMail {
  readonly companyId: string
  readonly certificateId: string
  readonly id: string
  readonly address: string
  readonly at: string
}

/** Who has read what on which day. */
export interface PitCertificateReads {
  /** Whether nobody has noted it before. */
  readonly note: (read: {
    readonly companyId: string
    readonly day: string
    readonly accountId: string
    readonly action: string
    readonly subjectId: string
  }) => Promise<boolean>
  readonly removeBefore: (day: string) => Promise<void>
}

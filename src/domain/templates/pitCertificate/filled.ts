import type { Amount } from '../../money.ts'
import type { PrintedPitCertificate } from './printedPitCertificate.ts'

/** What a certificate says of who pays the income. */
interface Payer {
  readonly name: string
  readonly taxCode: string
  readonly address: string
  readonly phone: string
}

interface Taxpayer extends Payer {
  readonly nationality: string
  /** Null where it is not known yet. */
  readonly isResident: boolean | null
  readonly identity: string
}

/** Income and tax. Months as `1` to `12`; amounts in đồng, empty where they are not known yet. */
interface Withholding {
  readonly incomeKind: string
  readonly fromMonth: string
  readonly toMonth: string
  readonly year: string
  readonly insurance: Amount
  readonly donations: Amount
  readonly taxableIncome: Amount
  readonly assessableIncome: Amount
  readonly tax: Amount
}

export interface CertificateConversion {
  readonly by: string
  /** `YYYY-MM-DD`. */
  readonly on: string
}

/** What is filled into form 03/TNCN. */
export interface FilledPitCertificate {
  readonly title: string
  readonly formNumber: string
  readonly symbol: string
  /** Empty while it has none. */
  readonly number: string
  /** `YYYY-MM-DD`, or empty. */
  readonly day: string
  readonly payer: Payer
  readonly taxpayer: Taxpayer
  readonly withheld: Withholding
  readonly relation: string | null
  /** By whom, and on which day, `YYYY-MM-DD` or a moment, or empty; null while nobody has signed. */
  readonly signature: { readonly by: string; readonly on: string } | null
  readonly conversion: CertificateConversion | null
  readonly lookup: { readonly address: string; readonly code: string } | null
  readonly mark: PrintedPitCertificate['mark']
}

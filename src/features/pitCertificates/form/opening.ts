import type { PitCertificateDetail } from '../../../api/contract/pitCertificateFiling.ts'
import type { Company } from '../../../domain/company.ts'
import { certificateForNext, copyOfCertificate } from '../../../domain/pitCertificate/carriedOver.ts'
import { certificateValuesOf, type CertificateValues } from '../../../domain/pitCertificate/content.ts'
import { adjustingCertificate, replacingCertificate } from '../../../domain/pitCertificate/corrections.ts'
import { newCertificate } from '../../../domain/pitCertificate/defaults.ts'
import { certificateFeatures } from '../../../domain/pitCertificate/features.ts'
import { certificateVersions } from '../../../domain/pitCertificate/times.ts'
import { openedKept, openedNew, type OpenedDocument } from '../../../documents/form/page/openedDocument.ts'
import type { FormOrigin } from '../../../documents/unfinished/origin.ts'
import { certificateStageOf } from '../../../domain/pitCertificate/status.ts'
import type { CertificateOpening } from '../address.ts'

interface Sources {
  readonly company: Company | undefined
  /** The one that is open, or that a new one takes over. */
  readonly detail: PitCertificateDetail | undefined
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
  /** The newest XML version that the company has. */
  readonly newest: string
  /** The symbol of the one template in use today, empty where there is none or more than one. */
  readonly symbol: string
}

/** The newest XML version among those that the company has. */
export const newestOf = (versions: readonly { readonly code: string }[]): string => {
  const had = versions.map(({ code }) => code)
  return certificateVersions.find((version) => had.includes(version)) ?? '2.1.0'
}

/** The symbol of the only template in use; empty where there is none or more than one. */
export const onlySymbol = ([only, another]: readonly { readonly serial_no: string }[]): string =>
  another === undefined ? (only?.serial_no ?? '') : ''

const originOf = (way: FormOrigin['way'], { sid: id, version }: PitCertificateDetail): FormOrigin => ({
  way,
  id,
  version,
})

/** What a new certificate says that corrects an issued one. */
export const correctionOf = (
  detail: PitCertificateDetail,
  feature: NonNullable<CertificateOpening['corrects']>['feature'],
  blank: CertificateValues,
  note: string,
): CertificateValues => {
  const correcting = feature === certificateFeatures.replacing ? replacingCertificate : adjustingCertificate
  return correcting({ ...certificateValuesOf(detail), inv_no: detail.inv_no }, blank, note)
}

/** Null while something is not there yet. */
export const openedFrom = (
  { document, next, corrects }: Pick<CertificateOpening, 'document' | 'next' | 'corrects'>,
  { company, detail, ...facts }: Sources,
): OpenedDocument<CertificateValues> | null => {
  if (document !== null) {
    if (detail === undefined) return null
    const { version, etax_status: status } = detail
    return openedKept(document, { stage: certificateStageOf(status), version, values: certificateValuesOf(detail) })
  }
  if (company === undefined) return null
  const blank = newCertificate({ payer: company, ...facts })
  if (detail === undefined) return openedNew(blank)
  const earlier = certificateValuesOf(detail)
  // What is typed for the next person is kept as that of any new certificate.
  if (next !== null) return openedNew(certificateForNext(earlier, blank))
  if (corrects !== null) return openedNew(correctionOf(detail, corrects.feature, blank, ''), originOf('change', detail))
  return openedNew(copyOfCertificate(earlier, blank), originOf('copy', detail))
}

import { cell, type CorrectionTable } from '../corrections/table.ts'
import { decimal, amountOf } from '../amounts/decimal.ts'
import { isAmount } from '../money.ts'
import { certificateAmounts, type CertificateAmount } from './fields.ts'
import { recordOf } from '../form/table.ts'
import { relatedTypeOn } from '../corrections/relatedTypes.ts'
import { certificateFeatures } from './features.ts'
import type { CertificateValues } from './content.ts'

/** What may be wrong with a certificate. `notDue`: the person was to have none, as one who lets the payer settle the tax. */
export const certificateErrors = ['nameOrAddress', 'taxCode', 'income', 'notDue', 'authorityNotice'] as const
export type CertificateError = (typeof certificateErrors)[number]

const decree70 = 'Decree 70/2025; facts of the sales areas §3, §4'
const circular91 = 'Circular 91/2026 art. 20; law of 2026 §4'

/** Law and error by method; e-certificates begin with Decree 70/2025, so that those before it are of other systems and on paper. */
export const certificateCorrections: CorrectionTable<CertificateError> = {
  errors: certificateErrors,
  allowed: {
    decree123: {
      nameOrAddress: cell([], 'beforeElectronic', 'facts of the sales areas §3', 'I'),
      taxCode: cell([], 'beforeElectronic', 'facts of the sales areas §3', 'I'),
      income: cell([], 'beforeElectronic', 'facts of the sales areas §3', 'I'),
      notDue: cell([], 'beforeElectronic', 'facts of the sales areas §3', 'I'),
      authorityNotice: cell([], 'beforeElectronic', 'facts of the sales areas §3', 'I'),
    },
    decree70: {
      nameOrAddress: cell(['notice'], 'noticeIsEnough', decree70),
      taxCode: cell(['replace', 'adjust'], 'adjustOrReplace', decree70),
      income: cell(['adjust', 'replace'], 'adjustOrReplace', decree70),
      notDue: cell(['adjust'], 'zeroByAdjusting', 'facts of the sales areas §4', 'I'),
      authorityNotice: cell(['notice'], 'answerToAuthority', 'pit_certificate_xml, Loai 2'),
    },
    decree254: {
      nameOrAddress: cell(['notice'], 'noticeIsEnough', circular91),
      taxCode: cell(['replace'], 'replaceOnly', circular91),
      income: cell(['replace'], 'replaceOnly', circular91),
      notDue: cell(['replace'], 'zeroByReplacing', circular91, 'I'),
      authorityNotice: cell(['notice'], 'answerToAuthority', 'pit_certificate_xml, Loai 2'),
    },
  },
}

/** A certificate as it is issued: with its number. */
export type IssuedCertificate = CertificateValues & { readonly inv_no: string }

const relatedTo = ({ form_no, serial_no, inv_no, inv_date }: IssuedCertificate) => ({
  inv_type_ref: relatedTypeOn(inv_date),
  form_no_ref: form_no,
  serial_no_ref: serial_no,
  inv_no_ref: inv_no,
  inv_date_ref: inv_date,
})

/** A new certificate that stands in the place of an issued one: what it says, under the symbol and day of `begun`. */
export const replacingCertificate = (
  original: IssuedCertificate,
  begun: CertificateValues,
  note: string,
): CertificateValues => {
  const { inv_no: _, ...said } = original
  const { sid, xml_vs, smbl_type, form_no, serial_no, inv_date, comp_nm, comp_taxcd, comp_add, comp_tel_no, comp_eml } =
    begun
  return {
    ...said,
    sid,
    xml_vs,
    smbl_type,
    form_no,
    serial_no,
    inv_date,
    comp_nm,
    comp_taxcd,
    comp_add,
    comp_tel_no,
    comp_eml,
    inv_feature: certificateFeatures.replacing,
    ...relatedTo(original),
    note,
  }
}

/** A new certificate that holds differences to an issued one: nothing yet. */
export const adjustingCertificate = (
  original: IssuedCertificate,
  begun: CertificateValues,
  note: string,
): CertificateValues => ({
  ...replacingCertificate(original, begun, note),
  ...Object.fromEntries(certificateAmounts.map((field) => [field, '0'])),
  inv_feature: certificateFeatures.adjusting,
})

/** Where two certificates say something else: what it was, what it is, and of amounts the difference; empty where one is no amount. */
export interface CertificateDifference {
  readonly field: keyof CertificateValues
  readonly before: string
  readonly after: string
  readonly difference: string
}

/** What a correction is compared by; what every new certificate has of its own is none of it. */
export const comparedFields = [
  'taxpayer_nm',
  'taxpayer_taxcd',
  'taxpayer_nation',
  'taxpayer_resident',
  'taxpayer_add',
  'taxpayer_tel_no',
  'taxpayer_cid',
  'taxpayer_eml',
  'taxpayer_note',
  'income_type',
  'income_from_mon',
  'income_to_mon',
  'income_year',
  ...certificateAmounts,
] as const satisfies readonly (keyof CertificateValues)[]

const isAmountField = (field: string): boolean => certificateAmounts.some((each) => each === field)

const differenceOf = (field: string, before: string, after: string): string =>
  isAmountField(field) && isAmount(before) && isAmount(after) ? amountOf(decimal(after).minus(decimal(before))) : ''

const sumOf = (before: string, change: string): string =>
  isAmount(before) && isAmount(change) ? amountOf(decimal(before).plus(decimal(change))) : change

/**
 * What a correction changes. An adjusting certificate's amounts are differences, and what it says once it is added to the original is the
 * after.
 */
export const certificateDifferences = (
  original: CertificateValues,
  correction: CertificateValues,
): readonly CertificateDifference[] =>
  comparedFields.flatMap((field) => {
    const before = original[field]
    const isAdded = correction.inv_feature === certificateFeatures.adjusting && isAmountField(field)
    const after = isAdded ? sumOf(before, correction[field]) : correction[field]
    return before === after ? [] : [{ field, before, after, difference: differenceOf(field, before, after) }]
  })

export type CertificateAmounts = Readonly<Record<CertificateAmount, string>>

/** The amounts of a certificate with what has been added to it and taken back since. */
export const amountsLeft = (
  original: CertificateAmounts,
  adjustments: readonly CertificateAmounts[],
): CertificateAmounts =>
  recordOf(certificateAmounts, (field) =>
    adjustments.reduce((left, adjustment) => sumOf(left, adjustment[field]), original[field]),
  )

/** Amounts that an adjusting certificate would take below nothing: more than is left cannot be taken back. */
export const overdrawnAmounts = (
  original: CertificateAmounts,
  correction: CertificateAmounts & Pick<CertificateValues, 'inv_feature'>,
): readonly CertificateAmount[] =>
  correction.inv_feature === certificateFeatures.adjusting
    ? certificateAmounts.filter((field) => sumOf(original[field], correction[field]).startsWith('-'))
    : []

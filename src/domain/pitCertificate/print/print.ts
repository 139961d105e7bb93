import { normalised } from '../../text.ts'
import type { CertificateConversion } from '../../templates/pitCertificate/filled.ts'
import { dayInWords, filledPitCertificate } from '../../templates/pitCertificate/form.ts'
import type { PrintedPitCertificate } from '../../templates/pitCertificate/printedPitCertificate.ts'
import type { CertificateContent } from '../content.ts'
import { certificateFeatures } from '../features.ts'

/** What a print is made from: the certificate's content, and how far it has got. */
export interface PrintableCertificate {
  readonly values: CertificateContent
  /** Empty until the certificate is issued. */
  readonly number: string
  readonly isDraft: boolean
  /** Name in the certificate of the key; empty while nobody has signed. */
  readonly signer: string
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam, as the signature says it; empty where it is not known. */
  readonly signedAt: string
  /** Where anybody finds the certificate by its code; empty while that is not known. */
  readonly lookupAddress: string
  readonly lookupCode: string
  /** Who made it a document on paper; null on all other prints. */
  readonly conversion: CertificateConversion | null
}

/** Which certificate a replacing or adjusting one is about (pit_print_texts, `relation`). */
const relationOf = (values: CertificateContent): string | null => {
  if (values.inv_feature === certificateFeatures.original) return null
  const does = values.inv_feature === certificateFeatures.replacing ? 'thay thế' : 'điều chỉnh'
  const { inv_no_ref, form_no_ref, serial_no_ref, inv_date_ref } = values
  return `Chứng từ ${does} cho chứng từ số ${inv_no_ref}, mẫu số ${form_no_ref}, ký hiệu ${serial_no_ref}, ${dayInWords(inv_date_ref)}`
}

const residence = { '1': true, '0': false } as const
const isResident = (code: string): boolean | null => (code === '1' || code === '0' ? residence[code] : null)

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('_')

/** What names a print: its PDF's properties, and its file by itself (seed 002 §9: form_no_serial_no_invoice_no). */
export const certificateTitle = ({ values, number }: Pick<PrintableCertificate, 'values' | 'number'>): string =>
  joined([values.form_no, values.serial_no, number])

/** The same for a file, without its ending. */
const fileName = (parts: readonly string[]): string => joined(parts).replaceAll('/', '')

export const printFileName = (certificate: Pick<PrintableCertificate, 'values' | 'number'>): string =>
  `${fileName([certificateTitle(certificate)])}.pdf`

/** What its files are called among those of others, without their endings: by whose it is, but never by a name. */
export const collectedFileName = (certificate: Pick<PrintableCertificate, 'values' | 'number'>): string =>
  fileName([certificateTitle(certificate), certificate.values.taxpayer_taxcd])

/** Form 03/TNCN of a certificate, in the wording of its day; a draft is marked as one. */
export const printedCertificateOf = (certificate: PrintableCertificate): PrintedPitCertificate => {
  const { isDraft, signer, signedAt, lookupAddress, lookupCode } = certificate
  const values = certificate.values
  const say = (name: Exclude<keyof CertificateContent, 'req_send_email'>): string => normalised(values[name])
  return filledPitCertificate({
    title: certificateTitle(certificate),
    formNumber: values.form_no,
    symbol: values.serial_no,
    number: certificate.number,
    day: values.inv_date,
    payer: {
      name: say('comp_nm'),
      taxCode: say('comp_taxcd'),
      address: say('comp_add'),
      phone: say('comp_tel_no'),
    },
    taxpayer: {
      name: say('taxpayer_nm'),
      taxCode: say('taxpayer_taxcd'),
      address: say('taxpayer_add'),
      phone: say('taxpayer_tel_no'),
      nationality: say('taxpayer_nation'),
      isResident: isResident(values.taxpayer_resident),
      identity: say('taxpayer_cid'),
    },
    withheld: {
      incomeKind: say('income_type'),
      fromMonth: values.income_from_mon,
      toMonth: values.income_to_mon,
      year: values.income_year,
      insurance: values.final_insurance_amt,
      donations: values.donations_amt,
      taxableIncome: values.final_income_amt,
      assessableIncome: values.final_income_before_tax,
      tax: values.final_income_tax,
    },
    relation: relationOf(values),
    signature: isDraft || signer === '' ? null : { by: normalised(signer), on: signedAt },
    conversion: certificate.conversion,
    lookup: lookupCode === '' || lookupAddress === '' ? null : { address: lookupAddress, code: lookupCode },
    mark: isDraft ? 'BẢN NHÁP' : null,
  })
}

import * as v from 'valibot'
import { readCode, readTextOrNull, readTexts } from './reading.ts'
import {
  certificateStatuses,
  certificateStatusSchema,
  certificateTypes,
  certificateTypeSchema,
  readFormType,
  type CertificateType,
} from './certificateCodes.ts'
import { isSameTaxCode } from './taxCode.ts'

const recordTexts = ['id', 'reg_id', 'org_nm', 'serial_no', 'from_date', 'to_date', 'form_tp'] as const

/** A certificate that the company has registered (seed 000 §3, 002 §3.3). */
export const certificateRecordSchema = v.object({
  ...v.entriesFromList(recordTexts, v.string()),
  status: certificateStatusSchema,
  certificate_type: certificateTypeSchema,
  user_nm: v.nullable(v.string()),
})
export type CertificateRecord = v.InferOutput<typeof certificateRecordSchema>

/** Statuses of certificates that are in use: they sign, and the choice of signature type counts them (docs/decisions/0133). */
export const usableStatuses = [certificateStatuses.active, certificateStatuses.extended] as const
export const isUsable = ({ status }: Pick<CertificateRecord, 'status'>): boolean =>
  usableStatuses.some((usable) => usable === status)

/** Whether certificates of this type lie in the user's hand and are signed with by the local agent: tokens and smart cards. */
export const isLocalType = (type: CertificateType): boolean =>
  type === certificateTypes.usbToken || type === certificateTypes.smartCard

/** The same as the signature list of a server answers it. */
export const readCertificateRecordSchema = v.object({
  ...readTexts(recordTexts),
  form_tp: readFormType,
  status: readCode(Object.values(certificateStatuses), certificateStatuses.inactive),
  certificate_type: readCode(Object.values(certificateTypes), certificateTypes.usbToken),
  user_nm: readTextOrNull,
})

const commonName = /(?:^|,)\s*CN=("(?:[^"]|"")*"|(?:\\.|[^,\\])*)/i

/** The CN of a distinguished name as it is written (quoted or with backslashes, RFC 4514 §2.4); other text comes back as it is. */
export const commonNameOf = (text: string): string => {
  const found = commonName.exec(text)?.[1]?.trim()
  if (found === undefined || found === '') return text
  return /^".*"$/su.test(found)
    ? found.slice(1, -1).replaceAll('""', '"').trim()
    : found.replace(/\\(.)/gu, '$1').trim()
}

/**
 * The name to show for an issuer: HSM records carry it as it is, all others a distinguished name whose CN is taken
 * (seed 002 §3.1). For display only: what a certificate says is decided by its own fields, never by this text.
 */
export const issuerName = (record: Pick<CertificateRecord, 'org_nm' | 'certificate_type'>): string =>
  record.certificate_type === certificateTypes.hsm ? record.org_nm : commonNameOf(record.org_nm)

/** What the local agent reports of the token (seed 000 §3). Moments are `YYYY-MM-DDTHH:mm:ss` in Vietnam's local time. */
export interface TokenInfo {
  readonly issuer: string
  readonly taxCode: string
  readonly serialNumber: string
  readonly notBefore: string
  readonly notAfter: string
}

/** Why the server would refuse what this token signs: the company has not registered its certificate, or does not use it. */
export type RegistrationMismatch =
  | { readonly code: 'certificate.notRegistered'; readonly serialNumber: string }
  | { readonly code: 'certificate.notInUse'; readonly serialNumber: string }

export type TokenMismatch =
  /** The signatures of declarations are RSA; only the signing agent sees the key. */
  | { readonly code: 'certificate.keyNotRsa'; readonly keyType: string }
  | { readonly code: 'certificate.otherTaxCode'; readonly tokenTaxCode: string; readonly sellerTaxCode: string }
  | { readonly code: 'certificate.expired'; readonly notAfter: string }
  | { readonly code: 'certificate.notYetValid'; readonly notBefore: string }

/**
 * Why this token cannot sign for the seller, or null when it can. The tax code comes first, since another company's
 * token stays wrong whatever its dates (seed 000 §4). `now` is `YYYY-MM-DDTHH:mm:ss` in Vietnam's local time.
 */
export const tokenMismatch = (token: TokenInfo, sellerTaxCode: string, now: string): TokenMismatch | null => {
  if (!isSameTaxCode(token.taxCode, sellerTaxCode))
    return { code: 'certificate.otherTaxCode', tokenTaxCode: token.taxCode, sellerTaxCode }
  if (now > token.notAfter) return { code: 'certificate.expired', notAfter: token.notAfter }
  if (now < token.notBefore) return { code: 'certificate.notYetValid', notBefore: token.notBefore }
  return null
}

/** A serial number however it is written: without separators and leading zeros, in upper case. */
export const bareSerial = (serialNumber: string): string =>
  serialNumber.replaceAll(/[\s:]/g, '').replace(/^0+/, '').toUpperCase()

/**
 * What the company's certificates, all of them, say of the token's: null where one of its serial number is in use. The server looks at the
 * certificate's issuer and fingerprint too (docs/decisions/0120), so that null promises nothing.
 */
export const registrationMismatch = (
  { serialNumber }: TokenInfo,
  registered: readonly CertificateRecord[],
): RegistrationMismatch | null => {
  const same = registered.filter((record) => bareSerial(record.serial_no) === bareSerial(serialNumber))
  if (same.length === 0) return { code: 'certificate.notRegistered', serialNumber }
  return same.some(isUsable) ? null : { code: 'certificate.notInUse', serialNumber }
}

import * as v from 'valibot'
import { textUpTo } from '../bounded.ts'
import { keysOf, recordOf } from '../form/table.ts'
import { readText } from '../reading.ts'
import { certificateFields, type CertificateText } from './fields.ts'

export const certificateTexts = keysOf<CertificateText>(certificateFields)

/** A certificate as its form holds it, as it is kept, and as it travels (seed 002 §3.4). `sid` is its id, empty for a new one. */
export type CertificateValues = { sid: string; req_send_email: boolean } & { [Text in CertificateText]: string }
export type CertificateContent = Readonly<CertificateValues>

/** Longest text of a body, which the rules then limit field by field. */
const longestText = 1000

/** Bounds what is sent; the rules are those of `certificateSchema`. */
export const certificateEntries = {
  sid: textUpTo(64),
  ...recordOf(certificateTexts, () => textUpTo(longestText)),
  /** Whether the person gets an e-mail once the certificate is accepted. */
  req_send_email: v.boolean(),
}

/** The same as a server answers it. */
export const readCertificateEntries = {
  sid: readText,
  ...recordOf(certificateTexts, () => readText),
  req_send_email: v.nullish(v.boolean(), false),
}

/** The fields alone, of what may have other members beside them. */
export const certificateValuesOf = (content: CertificateContent): CertificateValues => ({
  sid: content.sid,
  ...recordOf(certificateTexts, (name) => content[name]),
  req_send_email: content.req_send_email,
})

import { createHash } from 'node:crypto'
import type { KeptCertificate } from '../../certificates/certificates.ts'

/** Names what a certificate is like now: a password that is kept anew changes it too, as it is sealed under another nonce. */
export const versionOf = ({ record, sealedPassword }: KeptCertificate): string => {
  const { status, form_tp, certificate_type, from_date, to_date, user_nm } = record
  const text = JSON.stringify([status, form_tp, certificate_type, from_date, to_date, user_nm, sealedPassword])
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

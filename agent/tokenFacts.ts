import { shownDay, vietnamMoment } from '../src/domain/dates.ts'
import { fail, type Result, succeed } from '../src/domain/result.ts'
import type { TokenInfoAnswer } from '../src/api/agent/protocol.ts'
import { type Certificate, readCertificate } from '../signing/certificate.ts'
import { isSameTaxCode } from '../src/domain/taxCode.ts'
import type { ShownCertificate } from './prompt/prompt.ts'
import { type RefusedWork, agentFailure } from './outcome.ts'

/** What the agent reports of a certificate (seed 000 §3, "Token info read from the local signing agent"). */
export const tokenFacts = (certificate: Certificate): TokenInfoAnswer => ({
  issue_by: certificate.issuer,
  issuer: certificate.issuerCommonName,
  dn_mst: certificate.taxCode ?? '',
  serial_number: certificate.serialNumber,
  not_before: vietnamMoment(certificate.notBefore),
  not_after: vietnamMoment(certificate.notAfter),
})

/** What the person who is asked sees of a certificate. */
export const shownCertificate = (certificate: Certificate): ShownCertificate => ({
  holder: certificate.subjectCommonName,
  issuer: certificate.issuerCommonName,
  serialNumber: certificate.serialNumber,
  validUntil: shownDay(vietnamMoment(certificate.notAfter)),
})

/** The certificate of a token, read. */
export const certificateOf = (der: Uint8Array): Result<Certificate, RefusedWork> => {
  const read = readCertificate(der)
  if (read.ok) return succeed(read.value)
  return fail({ ...agentFailure('token.failed', { reason: read.failure.code }), detail: read.failure.detail })
}

/** Why a certificate cannot sign for the taxpayer of the documents: it is another's, or its holder cannot be read. Null where it can. */
export const holderFailure = (certificate: Certificate, taxCode: string): RefusedWork | null =>
  isSameTaxCode(certificate.taxCode ?? '', taxCode)
    ? null
    : agentFailure('certificate.otherTaxCode', { dn_mst: certificate.taxCode ?? '', tax_code: taxCode })

/** Why a certificate cannot sign at this moment, or null. */
export const validityFailure = (certificate: Certificate, now: Date): RefusedWork | null => {
  const { not_before, not_after } = tokenFacts(certificate)
  if (now > certificate.notAfter) return agentFailure('certificate.expired', { not_after })
  return now < certificate.notBefore ? agentFailure('certificate.notYetValid', { not_before }) : null
}

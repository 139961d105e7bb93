import type { Certificate } from '../../signing/certificate.ts'
import { verificationReport } from '../../signing/xmldsig/verify.ts'
import type { Verification } from '../../src/api/contract/documents/history.ts'
import { unknownOffline } from '../../src/domain/documents/verification.ts'
import type { SignedLayout } from '../../src/domain/documents/signedLayout.ts'
import type { CompanyRepositories } from '../companies/companies.ts'
import type { DocumentKey } from './documentKey.ts'
import type { DocumentRepositories } from './repositories.ts'

const signerOf = (certificate: Certificate): Verification['certificate'] => ({
  subject: certificate.subject,
  issuer: certificate.issuer,
  serial_no: certificate.serialNumber,
  tax_code: certificate.taxCode ?? '',
  from_date: certificate.notBefore.toISOString(),
  to_date: certificate.notAfter.toISOString(),
  fingerprint: certificate.fingerprint,
})

/**
 * The report of the signed XML that a document was filed with last, judged as it was when it came in: by then valid certificates that have
 * ended since make no signature worse. Null where nothing was filed.
 */
export const verificationOf = async (
  store: CompanyRepositories & DocumentRepositories,
  layout: SignedLayout,
  roots: readonly Certificate[],
  document: DocumentKey,
): Promise<Verification | null> => {
  const latest = await store.signedDocuments.latestOf(document)
  if (latest === null) return null
  const company = await store.companies.byId(document.companyId)
  if (company === null) throw new Error('a signed document has no company')
  const { signedXml, signedSha256, filedAt } = await store.signedDocuments.whole(latest)
  const at = new Date(filedAt)
  const report = verificationReport({
    xml: signedXml,
    layout,
    comparedSha256: signedSha256,
    trust: { roots, at },
    taxCode: company.tax_id,
    receivedAt: at,
  })
  return {
    sha256: signedSha256,
    bytes: Buffer.byteLength(signedXml),
    registered_at: filedAt,
    signed_at: report.signingTime ?? '',
    checks: report.checks.map(({ check, outcome, failure }) => ({ check, outcome, code: failure?.code ?? '' })),
    certificate: report.certificate === null ? null : signerOf(report.certificate),
    unknown: [...unknownOffline],
  }
}

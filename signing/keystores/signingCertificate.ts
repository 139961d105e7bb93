import { type Certificate, readCertificate } from '../certificate.ts'

const isCandidate = (certificate: Certificate): boolean => !certificate.isAuthority && certificate.rsaBits > 0

/**
 * The certificate to sign with among those a token holds: never an authority's; those with a tax code before those without, then
 * the one that lasts longest, so that a renewed certificate comes before its predecessor. Null where none fits.
 */
export const chooseSigningCertificate = (ders: readonly Uint8Array[]): Certificate | null => {
  const candidates = ders
    .map((der) => readCertificate(der))
    .flatMap((read) => (read.ok && isCandidate(read.value) ? [read.value] : []))
  const [best] = candidates.toSorted(
    (one, other) =>
      Number(other.taxCode !== null) - Number(one.taxCode !== null) ||
      other.notAfter.getTime() - one.notAfter.getTime(),
  )
  return best ?? null
}

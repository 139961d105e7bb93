import { isTaxCodeOf } from '../../src/domain/companyType.ts'
import { isSameTaxCode } from '../../src/domain/taxCode.ts'
import { type Certificate, readCertificate } from '../certificate.ts'
import type { KeyStoreFailure, WantedCertificate } from './keystore.ts'

/** RFC 5280, 4.2.1.3: a certificate that names its uses, and signing is none of them, is for something else, such as encryption. */
const maySign = ({ keyUsage }: Certificate): boolean =>
  keyUsage === null || keyUsage.digitalSignature || keyUsage.nonRepudiation

const isRsa = ({ rsaBits }: Certificate): boolean => rsaBits > 0
const isOf = ({ taxCode: held }: Certificate, { taxCode }: WantedCertificate): boolean =>
  taxCode !== undefined && isSameTaxCode(held ?? '', taxCode)
const hasBegun = ({ notBefore }: Certificate, at: Date): boolean => notBefore <= at
const isValid = (certificate: Certificate, at: Date): boolean => hasBegun(certificate, at) && at <= certificate.notAfter

/** Whether a certificate signs for the tax code that is wanted, as it is. */
export const fits = (certificate: Certificate, wanted: WantedCertificate, at = new Date()): boolean =>
  maySign(certificate) &&
  isRsa(certificate) &&
  isValid(certificate, at) &&
  (wanted.taxCode === undefined || isOf(certificate, wanted))

const candidatesIn = (ders: readonly Uint8Array[], { certificate: wanted }: WantedCertificate): Certificate[] =>
  ders
    .filter((der) => wanted === undefined || Buffer.compare(der, wanted) === 0)
    .map((der) => readCertificate(der))
    .flatMap((read) => (read.ok && !read.value.isAuthority && maySign(read.value) ? [read.value] : []))

/**
 * The certificate to sign with among those that are at hand: never an authority's nor one that is not made for signing. Those of the
 * wanted tax code come before those of another, of these an organisation's before a person's, and both before those without; then those that sign now, those that would with another
 * kind of key, those that have ended, those that have not begun; of equal ones the one that ends later. What comes first need not sign:
 * its dates, its tax code and its key (`keyFailure`) then say why nothing does. Null where none is for signing.
 */
export const chooseSigningCertificate = (
  ders: readonly Uint8Array[],
  wanted: WantedCertificate = {},
  at = new Date(),
): Certificate | null => {
  const merits: readonly ((certificate: Certificate) => boolean)[] = [
    (certificate) => isOf(certificate, wanted),
    ({ taxCode }) => taxCode !== null && isTaxCodeOf('organisation', taxCode),
    ({ taxCode }) => taxCode !== null,
    (certificate) => fits(certificate, {}, at),
    (certificate) => isValid(certificate, at),
    (certificate) => hasBegun(certificate, at),
  ]
  const compare = (one: Certificate, other: Certificate): number => {
    const merit = merits.find((has) => has(one) !== has(other))
    return merit === undefined ? other.notAfter.getTime() - one.notAfter.getTime() : merit(one) ? -1 : 1
  }
  return candidatesIn(ders, wanted).toSorted(compare)[0] ?? null
}

/** Why the key of a certificate does not sign: the profile knows RSA alone. Null where it does. */
export const keyFailure = (certificate: Certificate): KeyStoreFailure | null =>
  isRsa(certificate)
    ? null
    : { code: 'key_not_rsa', keyType: (certificate.publicKey.asymmetricKeyType ?? 'unknown').toUpperCase() }

import type { CertificateRecord } from '../../src/domain/certificate.ts'
import type { CertificateType } from '../../src/domain/certificateCodes.ts'
import type { Page, PageRequest } from '../store/page.ts'

export interface CertificateFilter {
  /** Folded words that must all be found; none finds everything. */
  readonly words: readonly string[]
  readonly status: string | null
  readonly type: string | null
}

/** A registered certificate, and the SHA-256 of the certificate that it is known to be, in upper-case hexadecimal. */
export interface CertificateOfSerial {
  readonly record: CertificateRecord
  readonly fingerprint: string | null
}

/** A registered certificate with what is kept beside it and never answered. */
export interface KeptCertificate extends CertificateOfSerial {
  /** Of its account at the signing server, sealed; null where none is kept. */
  readonly sealedPassword: string | null
}

/** A registered certificate and whose it is. */
export interface OwnedCertificate {
  readonly companyId: string
  readonly record: CertificateRecord
}

/** What of a registered certificate can be changed. */
export type CertificateChange = Partial<
  Pick<CertificateRecord, 'status' | 'form_tp' | 'certificate_type' | 'user_nm' | 'from_date' | 'to_date'>
> & { readonly sealedPassword?: string | null }

/** How the company logs into the signing server that has a certificate's key. */
export interface KeptLogin {
  readonly id: string
  readonly userName: string
  /** Under the master key; `openPassword` reads it. */
  readonly sealedPassword: string
}

/** Certificates that companies have registered for signing. */
export interface Certificates {
  readonly page: (companyId: string, filter: CertificateFilter, page: PageRequest) => Promise<Page<CertificateRecord>>
  /** Types of the company's active certificates, each once, in order. */
  readonly activeTypes: (companyId: string) => Promise<readonly CertificateType[]>
  /** Those whose serial number ends with these digits, leading zeros left out of both. */
  readonly ofSerial: (companyId: string, serialNumber: string) => Promise<readonly CertificateRecord[]>
  readonly byIds: (companyId: string, ids: readonly string[]) => Promise<readonly CertificateRecord[]>
  /** Those that a signer with this fingerprint and serial number may have used: of that fingerprint, or of that serial number and none. */
  readonly ofSigner: (
    companyId: string,
    signer: { readonly serialNumber: string; readonly fingerprint: string },
  ) => Promise<readonly CertificateOfSerial[]>
  /** Keeps the fingerprint of a certificate that has none; false where it has one, or another certificate has this one. */
  readonly bind: (companyId: string, id: string, fingerprint: string) => Promise<boolean>
  /** User and password that are kept beside a certificate in use of type HSM with this serial number; null where there are none. */
  readonly keptLogin: (companyId: string, serialNumber: string) => Promise<KeptLogin | null>
  /** Keeps them, sealed by `sealPassword`, in place of earlier ones; false where there is no such certificate. */
  readonly keepLogin: (companyId: string, login: KeptLogin) => Promise<boolean>
  /** Null where the company has no such certificate. */
  readonly kept: (companyId: string, id: string) => Promise<KeptCertificate | null>
  /** Those of these ids that there are. */
  readonly keptOf: (companyId: string, ids: readonly string[]) => Promise<readonly KeptCertificate[]>
  /** All of the company of one type, by id. */
  readonly keptOfType: (companyId: string, type: CertificateType) => Promise<readonly KeptCertificate[]>
  /** False where there is no such certificate. */
  readonly change: (companyId: string, id: string, change: CertificateChange) => Promise<boolean>
  /** Changes each of them in its own way, in one statement. */
  readonly changeAll: (companyId: string, changes: ReadonlyMap<string, CertificateChange>) => Promise<void>
  /** Those in use of every company that end between two moments in Vietnam. */
  readonly endingBetween: (from: string, to: string) => Promise<readonly OwnedCertificate[]>
  /** False when the company has registered this serial number of this issuer, or this fingerprint, before. */
  readonly insertNew: (
    companyId: string,
    certificate: CertificateRecord,
    fingerprint: string | null,
  ) => Promise<boolean>
}

export interface CertificateRepositories {
  readonly certificates: Certificates
}

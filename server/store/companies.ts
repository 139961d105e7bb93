import type { CertificateRecord, CertificateType } from '../../src/domain/certificate.ts'
import type { Company } from '../../src/domain/company.ts'
import type { Page, PageRequest } from './page.ts'

export interface Companies {
  readonly byId: (id: string) => Promise<Company | null>
  /** False when there is one of this id or tax code. */
  readonly insertNew: (id: string, company: Company) => Promise<boolean>
}

export interface CertificateFilter {
  /** Folded words that must all be found; none finds everything. */
  readonly words: readonly string[]
  readonly status: string | null
  readonly type: string | null
}

/** Certificates that companies have registered for signing. */
export interface Certificates {
  readonly page: (companyId: string, filter: CertificateFilter, page: PageRequest) => Promise<Page<CertificateRecord>>
  /** Types of the company's active certificates, each once, in order. */
  readonly activeTypes: (companyId: string) => Promise<readonly CertificateType[]>
  readonly byIds: (companyId: string, ids: readonly string[]) => Promise<readonly CertificateRecord[]>
  readonly bySerial: (companyId: string, serialNo: string) => Promise<CertificateRecord | null>
  /** False when the company has registered this serial number before. */
  readonly insertNew: (companyId: string, certificate: CertificateRecord) => Promise<boolean>
}

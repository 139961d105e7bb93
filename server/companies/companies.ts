import type { Company } from '../../src/domain/company.ts'
import type { CompanyInformation } from '../../src/domain/companyForm.ts'
import type { Accounts } from './accounts.ts'
import type { CompanyDirectory } from './directory.ts'
import type { Sessions } from './sessions.ts'

export interface Companies {
  readonly byId: (id: string) => Promise<CompanyInformation | null>
  /** Its id; null where none has the tax code. @param taxCode as it is written in documents */
  readonly byTaxCode: (taxCode: string) => Promise<string | null>
  readonly change: (id: string, changes: Omit<CompanyInformation, 'tax_id' | 'company_type'>) => Promise<void>
  /** With the newest XML version that the operator has the company file; empty where it files the law's. */
  readonly withNewestXmlVersion: (
    id: string,
  ) => Promise<{ readonly company: CompanyInformation; readonly newest: string } | null>
  readonly newestXmlVersion: (id: string) => Promise<string>
  readonly stayWithXmlVersion: (id: string, version: string) => Promise<void>
  /** Holds what belongs to the company until the transaction ends, from all who hold it too. */
  readonly hold: (id: string) => Promise<void>
  /** False when there is one of this id or tax code. */
  readonly insertNew: (id: string, company: Company & Partial<CompanyInformation>) => Promise<boolean>
}

/** Companies, the accounts of those who work for them, and who is signed in. */
export interface CompanyRepositories {
  readonly companies: Companies
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly directory: CompanyDirectory
}

import { createContext, use, type ComponentType } from 'react'
import type { Company } from '../domain/company.ts'
import type { CompanyValues } from '../domain/companyForm.ts'
import type { Part } from '../ui/part/part.ts'

/** The company as it is kept. */
interface KeptCompany extends Company {
  readonly version: string
}

/** What a notice over the company's form is given. */
export interface CompanyNoticeProps {
  readonly company: KeptCompany
  /** The company as the panel was opened with it. */
  readonly before: KeptCompany
  /** The names of the form's fields. */
  readonly labels: Readonly<Record<keyof CompanyValues, string>>
}

/** What an area says of the company's data where they are read, such as that they differ from what it has filed. */
export type CompanyNotice = Part<ComponentType<CompanyNoticeProps>>

const CompanyNoticesContext = createContext<readonly CompanyNotice[]>([])
export const CompanyNoticesProvider = CompanyNoticesContext

/** Those of every area. */
export const useCompanyNotices = (): readonly CompanyNotice[] => use(CompanyNoticesContext)

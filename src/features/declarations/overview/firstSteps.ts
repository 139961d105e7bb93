import * as v from 'valibot'
import { companyFormSchema, companyValuesOf, type CompanyInformation } from '../../../domain/companyForm.ts'
import type { DocumentCounts } from '../../../documents/overview/documentCounts.ts'

/** What a company has to do before it may issue its first invoice, in this order. */
export const firstSteps = ['company', 'certificate', 'readiness', 'declaration'] as const
export type FirstStep = (typeof firstSteps)[number]

interface Standing {
  /** Undefined where it could not be read. */
  readonly company: CompanyInformation | undefined
  /** Registered certificates in use. */
  readonly certificates: number
  /** Whether the last check of what signing needs, in this tab, found nothing in the way. */
  readonly isReady: boolean
  readonly counts: DocumentCounts
}

const countOf = ({ byStatus }: DocumentCounts, ...statuses: readonly ('accepted' | 'inProgress' | 'draft')[]) =>
  statuses.reduce((sum, status) => sum + (byStatus.get(status) ?? 0), 0)

/** Whether the company's first day is over: a declaration is accepted. */
export const isFirstDayOver = (counts: DocumentCounts): boolean => countOf(counts, 'accepted') > 0

/** The steps that are done. What was sent was signed, so that signing was ready. */
export const doneSteps = ({ company, certificates, isReady, counts }: Standing): ReadonlySet<FirstStep> => {
  const isSent = countOf(counts, 'inProgress', 'accepted') > 0
  const done: Readonly<Record<FirstStep, boolean>> = {
    company: company !== undefined && v.is(companyFormSchema, companyValuesOf(company)),
    certificate: certificates > 0,
    readiness: isReady || isSent,
    declaration: isSent,
  }
  return new Set(firstSteps.filter((step) => done[step]))
}

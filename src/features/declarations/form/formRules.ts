import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { useCollection } from '../kind/collection.ts'
import { acceptedRegistrationQuery } from '../queries/acceptedRegistration.ts'
import type { InForce } from '../../../api/queries/inForce.ts'
import { inForceQuery } from '../queries/inForce.ts'
import { digitalSignaturesQuery } from '../../../certificates/digitalSignatures.ts'
import { readAnew } from '../../../api/queries/readAnew.ts'
import { companyQuery } from '../../../api/queries/settings.ts'
import type { Company } from '../../../domain/company.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import type { FilingFacts } from '../../../domain/declaration/authorityRules.ts'
import type { KnownCertificates } from '../../../domain/declaration/certificateStanding.ts'
import type { HeldCertificates } from '../../../domain/declaration/takenCertificates.ts'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import type { CheckPurpose } from '../../../domain/declaration/check.ts'
import type { DeclarationLists } from './formLists.ts'

/** What the fields are judged by beside their values. What the server has not answered yet is taken to be in order. */
export interface FormFacts extends FilingFacts {
  readonly certificates: KnownCertificates
  /** What a nationality may be, beside none. */
  readonly nationalities: ReadonlySet<string>
  /** Certificates that the authority holds already (docs/decisions/0449). */
  readonly accepted: HeldCertificates
  /** What the authority has accepted last; null where it is nothing, undefined while it is not known. */
  readonly inForce: InForce | null | undefined
  /** What the representative's data are compared with; null while it is not known. */
  readonly company: Company | null
}

/** The form, its facts, and what the fields are checked for: to be complete, until they are submitted as a draft or to be filed. */
export interface FormRules {
  readonly form: DeclarationForm
  readonly facts: FormFacts
  readonly purpose: CheckPurpose
}

/** Most certificates that are fetched to judge the rows by. */
const allCertificates = { page: 0, size: 100, search: '', sort: '', filters: {} }

/** What answers the facts, beside the lists of codes. */
const useFactQueries = (isFilled: boolean, onMount: typeof readAnew | { readonly refetchOnMount: false }) => {
  const api = useApi()
  const { key } = useCollection()
  const asked = { enabled: isFilled, ...onMount }
  return {
    registration: useQuery({ ...acceptedRegistrationQuery(api, key), ...asked }),
    inForce: useQuery({ ...inForceQuery(api, key), ...asked }),
    company: useQuery({ ...companyQuery(api), ...asked }),
    signatures: useQuery({ ...digitalSignaturesQuery(api, allCertificates), ...asked }),
  }
}

/**
 * Whether the facts of a form that opens are answered, one way or the other: what they say stands in it when it is first seen, so that
 * no field moves under the pointer later. With them, whether the authority has accepted a registration of the company.
 */
export const useOpeningFacts = (isFilled: boolean) => {
  const queries = useFactQueries(isFilled, readAnew)
  const isAnswered = Object.values(queries).every(({ isFetchedAfterMount }) => isFetchedAfterMount)
  return { areAnswered: isAnswered || !isFilled, hasAcceptedRegistration: queries.registration.data === true }
}

/** The facts for a form that is filled, as they were answered while it opened; one that is only read asks for nothing. */
export const useFormFacts = (
  isFilled: boolean,
  { nationalities, versions }: DeclarationLists,
  acceptedCertificates: HeldCertificates,
): FormFacts => {
  const [today] = useState(() => vietnamDay(new Date()))
  const queries = useFactQueries(isFilled, { refetchOnMount: false })
  const { data: hasAcceptedRegistration = false } = queries.registration
  const { data: inForce } = queries.inForce
  const { data: company = null } = queries.company
  const { data: signatures } = queries.signatures
  return useMemo(() => {
    const records = signatures?.digital_signatures ?? []
    const isComplete = signatures !== undefined && records.length >= signatures.pagination.total_elements
    return {
      today,
      hasAcceptedRegistration,
      versions,
      nationalities: new Set(nationalities.map((nationality) => nationality.code_vn_nm)),
      accepted: acceptedCertificates,
      inForce,
      company,
      companyType: company?.company_type ?? 'organisation',
      certificates: isComplete ? new Map(records.map((record) => [record.id, record])) : null,
    }
  }, [today, hasAcceptedRegistration, versions, nationalities, acceptedCertificates, signatures, inForce, company])
}

/** The rules as they are at the moment of a check. */
export const useFormRules = (facts: FormFacts, form: DeclarationForm): RefObject<FormRules> => {
  const rules = useRef<FormRules>({ form, facts, purpose: 'complete' })
  useLayoutEffect(() => {
    rules.current = { ...rules.current, facts }
  }, [facts])
  return rules
}

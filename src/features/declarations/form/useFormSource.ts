import { useQueries, useQuery } from '@tanstack/react-query'
import type { DeclarationDetail } from '../../../api/contract/declarationFiling.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { codeListQuery, nationalitiesQuery } from '../../../api/queries/commons.ts'
import { declarationDetailQuery } from '../queries/declarationDetail.ts'
import { companyQuery } from '../../../api/queries/settings.ts'
import { readAnew } from '../../../api/queries/readAnew.ts'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import type { OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import type { ChangePlace } from '../address.ts'
import { useFiling } from '../kind/filing.ts'
import type { DeclarationLists } from './formLists.ts'
import { unfinishedQuery } from '../../../documents/unfinished/unfinishedQuery.ts'
import { useFiledKind } from '../../../documents/filedKind.ts'
import { useShownKind } from '../../../documents/shownKind.ts'
import { useOpeningFacts } from './formRules.ts'
import { openedFrom } from './opening.ts'
import type { OpenedDeclaration } from './useDeclarationForm.ts'

export type FormSource = OpeningSource<{
  readonly opened: OpenedDeclaration
  readonly record: DeclarationDetail | null
  readonly lists: DeclarationLists
}>

/** The code lists of the form, null until all are there, and the queries that they come from. */
const useDeclarationLists = ({ codeGroups }: DeclarationForm) => {
  const api = useApi()
  const queries = useQueries({
    queries: [
      codeListQuery(api, 'declaration-type'),
      codeListQuery(api, codeGroups.names),
      codeListQuery(api, 'xml-version'),
      codeListQuery(api, codeGroups.numbers),
      codeListQuery(api, 'certificate-form-type'),
      nationalitiesQuery(api),
    ],
  })
  const [{ data: types }, { data: names }, { data: versions }, { data: formNumbers }, { data: formTypes }] = queries
  const { data: nationalities } = queries[5]
  const isComplete = types && names && versions && formNumbers && formTypes && nationalities
  const lists: DeclarationLists | null = isComplete
    ? { types, names, versions, formNumbers, formTypes, nationalities }
    : null
  return { lists, queries }
}

/** What the address names: a declaration or `new`, and what a new one is made of. */
interface FormPlace {
  readonly declaration: string
  readonly copy: string | null
  readonly replace: boolean
  readonly change: ChangePlace | null
  readonly data: string | null
}

/**
 * What the form opens with: the company for a new one, the declaration itself, or the one to copy, with what a change of it takes over from
 * the company; and the code lists. What may stand above or between its fields is asked for beside them, and need not be answered well.
 * A declaration under way is followed. What an earlier visit left in the cache is never opened.
 */
export const useFormSource = ({ declaration, copy, replace, change, data }: FormPlace): FormSource => {
  const api = useApi()
  const filing = useFiling()
  const { form } = filing
  const isNew = declaration === 'new'
  const id = isNew ? copy : declaration
  const isOfCompany = isNew && (copy === null || data !== null)
  const company = useQuery({ ...companyQuery(api), ...readAnew, enabled: isOfCompany })
  const detail = useQuery({
    ...declarationDetailQuery(api, filing, id ?? ''),
    ...readAnew,
    enabled: id !== null,
  })
  const { lists, queries } = useDeclarationLists(form)
  const facts = useOpeningFacts(isNew)
  const unfinished = useQuery({
    ...unfinishedQuery(api, useShownKind(), useFiledKind().unfinished),
    ...readAnew,
  })
  const isAnswered = facts.areAnswered && unfinished.isFetchedAfterMount
  const sources = [...(isOfCompany ? [company] : []), ...(id === null ? [] : [detail])]
  const failed = [...sources, ...queries].filter(({ isError, data }) => isError && data === undefined)
  const [first] = failed
  if (first !== undefined) {
    return {
      state: 'failed',
      failure: failureOf(first.error),
      retry: () => failed.forEach(({ refetch }) => void refetch()),
    }
  }
  const isRead = sources.every(({ isFetchedAfterMount }) => isFetchedAfterMount)
  if (lists === null || !isRead || !isAnswered) return { state: 'loading' }
  const { hasAcceptedRegistration } = facts
  const sourcesOf = { form, isNew, replace, change, hasAcceptedRegistration, data: data ?? '' }
  const opened = openedFrom({ ...sourcesOf, company: company.data, detail: detail.data }, lists)
  return opened === null
    ? { state: 'loading' }
    : { state: 'ready', opened, record: isNew ? null : (detail.data ?? null), lists }
}

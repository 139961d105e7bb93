import { useQueries, useQuery } from '@tanstack/react-query'
import type { DeclarationDetail } from '../../../api/contract/declarationFiling.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { codeListQuery, nationalitiesQuery } from '../../../api/queries/commons.ts'
import { declarationDetailQuery } from '../queries/declarationDetail.ts'
import { companyQuery } from '../../../api/queries/settings.ts'
import type { Company } from '../../../domain/company.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { fieldsOfData, readCompanyData, withCompanyData } from '../../../domain/declaration/companyData.ts'
import { changeOf, copyOf, emptyCertificateRow, newDeclaration } from '../../../domain/declaration/defaults.ts'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import { isAccepted, isDraft, isInProgress } from '../../../domain/declaration/status.ts'
import { isChosenRow } from '../../../domain/declaration/values.ts'
import { fromBody, type DeclarationInput } from '../../../domain/declaration/wire.ts'
import type { OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import { useFiling } from '../collection/filing.ts'
import { useWakeFollower } from '../follow/useWakeFollower.ts'
import type { FormOrigin } from '../unfinished/origin.ts'
import type { DeclarationLists } from './formLists.ts'
import type { OpenedDeclaration } from './useDeclarationForm.ts'

export type FormSource = OpeningSource<{
  readonly opened: OpenedDeclaration
  readonly record: DeclarationDetail | null
  readonly lists: DeclarationLists
}>

interface CompanySource {
  readonly company: Company | undefined
  /** The names of what a change takes over of it. */
  readonly data: string
}

/** A form always has a certificate row, also for a declaration that was saved without one (seed 000 §5). */
const valuesOf = (detail: DeclarationDetail): DeclarationInput => {
  const values = fromBody(detail)
  return values.digital_signatures.length > 0 ? values : { ...values, digital_signatures: [emptyCertificateRow] }
}

const withoutOrigin: FormOrigin = { way: 'new', id: '', version: '' }

const originOf = (way: FormOrigin['way'], { declaration_id: id, version }: DeclarationDetail): FormOrigin => ({
  way,
  id,
  version,
})

const openedNew = (
  values: DeclarationInput,
  origin: FormOrigin,
  replaced: DeclarationDetail | null = null,
): OpenedDeclaration => ({
  declarationId: null,
  origin,
  status: '',
  values,
  version: replaced?.version ?? '',
  inForce: null,
  replaced: replaced && { id: replaced.declaration_id, reference: replaced.reference },
  acceptedCertificates: [],
  filledFields: [],
})

/** A change of an accepted declaration, whose certificates the authority holds; some fields say what the company's data say now. */
const openedChange = (
  detail: DeclarationDetail,
  source: Parameters<typeof changeOf>[1] & { readonly form: DeclarationForm },
  { company, data }: CompanySource,
): OpenedDeclaration => {
  const accepted = valuesOf(detail)
  const change = changeOf(accepted, source)
  const named = fieldsOfData(accepted, readCompanyData(data)).filter((field) => source.form.texts.includes(field))
  const values = company === undefined ? change : withCompanyData(change, company, named)
  const filledFields = named.filter((field) => values[field] !== accepted[field])
  return {
    ...openedNew(values, originOf('change', detail)),
    inForce: accepted,
    acceptedCertificates: change.digital_signatures.flatMap((row) => (isChosenRow(row) ? [row.sig_id] : [])),
    filledFields,
  }
}

const openedExisting = (detail: DeclarationDetail): OpenedDeclaration => ({
  declarationId: detail.declaration_id,
  origin: originOf('edit', detail),
  status: detail.noti_cd_tax,
  values: valuesOf(detail),
  version: detail.version,
  inForce: null,
  replaced: null,
  acceptedCertificates: [],
  filledFields: [],
})

interface Sources extends CompanySource {
  readonly replace: boolean
  readonly form: DeclarationForm
  readonly isNew: boolean
  readonly detail: DeclarationDetail | undefined
}

const openedFrom = (
  { form, isNew, replace, company, data, detail }: Sources,
  lists: DeclarationLists,
): OpenedDeclaration | null => {
  const today = vietnamDay(new Date())
  if (detail !== undefined && isNew) {
    if (isAccepted(detail.noti_cd_tax)) return openedChange(detail, { form, ...lists, today }, { company, data })
    const replaced = replace && isDraft(detail.noti_cd_tax) ? detail : null
    const origin = originOf(replaced === null ? 'copy' : 'correction', detail)
    return openedNew(copyOf(valuesOf(detail), { form, ...lists, today }), origin, replaced)
  }
  if (detail !== undefined) return openedExisting(detail)
  return company === undefined ? null : openedNew(newDeclaration(form, { ...lists, company, today }), withoutOrigin)
}

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
  readonly data: string | null
}

/**
 * What the form opens with: the company for a new one, the declaration itself, or the one to copy, with what a change of it takes over from
 * the company; and the code lists.
 * A declaration under way is followed. What an earlier visit left in the cache is never opened.
 */
export const useFormSource = ({ declaration, copy, replace, data }: FormPlace): FormSource => {
  const api = useApi()
  const filing = useFiling()
  const { form } = filing
  const isNew = declaration === 'new'
  const id = isNew ? copy : declaration
  const isOfCompany = isNew && (copy === null || data !== null)
  const company = useQuery({ ...companyQuery(api), enabled: isOfCompany })
  const detail = useQuery({
    ...declarationDetailQuery(api, filing, id ?? ''),
    enabled: id !== null,
  })
  const isUnderWay = !isNew && isInProgress(detail.data?.noti_cd_tax ?? '')
  useWakeFollower(isUnderWay ? [declaration] : [])
  const { lists, queries } = useDeclarationLists(form)
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
  if (lists === null || sources.some(({ isFetchedAfterMount }) => !isFetchedAfterMount)) return { state: 'loading' }
  const opened = openedFrom(
    { form, isNew, replace, company: company.data, data: data ?? '', detail: detail.data },
    lists,
  )
  return opened === null
    ? { state: 'loading' }
    : { state: 'ready', opened, record: isNew ? null : (detail.data ?? null), lists }
}

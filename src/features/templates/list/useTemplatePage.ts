import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { TemplateRow } from '../../../api/contract/templates.ts'
import { useApi } from '../../../api/provider.tsx'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import type { TemplateKind } from '../../../domain/templates/codes.ts'
import { useRecordPage, type RecordPage } from '../../../records/recordPage.ts'
import { fetchWhenIdle } from '../../../ui/part/part.ts'
import { deleteDialog, formScreen } from '../parts.ts'
import { templateListQuery } from '../queries.ts'

/** A page of the list, and the years that have a template. Once it is there, what opens over it is fetched too. */
export const useTemplatePage = (
  kind: TemplateKind,
  place: ListPlace,
): { readonly page: RecordPage<TemplateRow>; readonly years: readonly string[] } => {
  const query = templateListQuery(useApi(), kind, place)
  const page = useRecordPage(query, ({ templates, pagination }) => ({
    rows: templates,
    total: pagination.total_elements,
  }))
  const { data } = useQuery(query)
  const { isLoading } = page
  useEffect(() => (isLoading ? undefined : fetchWhenIdle([formScreen, deleteDialog])), [isLoading])
  return { page, years: data?.years ?? [] }
}

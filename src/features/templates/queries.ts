import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { findPos } from '../../api/contract/shops.ts'
import { templateCalls } from '../../api/contract/templates.ts'
import { valueOrThrow } from '../../api/failureError.ts'
import { placeQuery, type ListPlace } from '../../api/queries/listPlace.ts'
import type { TemplateKind } from '../../domain/templates/codes.ts'

export const templateKeys = {
  all: ['templates'] as const,
  lists: (kind: TemplateKind) => ['templates', kind, 'list'] as const,
  detail: (kind: TemplateKind, id: string) => ['templates', kind, 'detail', id] as const,
  serial: (kind: TemplateKind, formNumber: string, serial: string) =>
    [...templateKeys.lists(kind), 'serial', formNumber, serial] as const,
  pos: (templateId: string, search: string) => ['templates', 'pos', templateId, search] as const,
}

export const templateListQuery = (api: ApiClient, kind: TemplateKind, place: ListPlace) =>
  queryOptions({
    queryKey: [...templateKeys.lists(kind), place],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(templateCalls[kind].list, { query: placeQuery(place) }, { signal })),
  })

export const templateDetailQuery = (api: ApiClient, kind: TemplateKind, id: string) =>
  queryOptions({
    queryKey: templateKeys.detail(kind, id),
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(templateCalls[kind].detail, { params: { id } }, { signal })),
  })

/** Ids of the templates of a form number with a serial number; the database has at most one. */
export const serialQuery = (api: ApiClient, kind: TemplateKind, formNumber: string, serial: string) =>
  queryOptions({
    queryKey: templateKeys.serial(kind, formNumber, serial),
    queryFn: async ({ signal }) => {
      const query = { page_number: '0', page_size: '100', search_value: serial }
      const { templates } = valueOrThrow(await api.send(templateCalls[kind].list, { query }, { signal }))
      return templates
        .filter(({ form_no, serial_no }) => form_no === formNumber && serial_no === serial)
        .map(({ id }) => id)
    },
  })

/** POS of all shops that are in use or named by the template; `templateId` is empty for a new one (seed 001 §7). */
export const posQuery = (api: ApiClient, templateId: string, search: string) =>
  queryOptions({
    queryKey: templateKeys.pos(templateId, search),
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(findPos, { query: { pdf_id: templateId, search_value: search } }, { signal })).pos_id,
    placeholderData: keepPreviousData,
  })

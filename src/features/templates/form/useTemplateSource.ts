import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TemplateDetail } from '../../../api/contract/templates.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { companyQuery } from '../../../api/queries/settings.ts'
import { readAnew } from '../../../api/queries/readAnew.ts'
import type { CompanyInformation } from '../../../domain/companyForm.ts'
import type { TemplateKind } from '../../../domain/templates/codes.ts'
import { beginningFor } from '../../../domain/templates/household.ts'
import { copiedFor, copyYear } from '../../../domain/templates/rollover.ts'
import { endOf, yearOf } from '../../../domain/templates/serial.ts'
import type { TemplateStatus } from '../../../domain/templates/status.ts'
import { newTemplate, type TemplateValues } from '../../../domain/templates/template.ts'
import type { OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import type { OpenTemplate } from '../address.ts'
import { templateDetailQuery } from '../queries.ts'
import { useToday } from '../today.ts'

/** What the form of a template opens with. */
export interface OpenedTemplate {
  /** Null for a new template. */
  readonly recordId: string | null
  readonly version: string
  /** Null for a new template. */
  readonly saved: TemplateStatus | null
  readonly values: TemplateValues
  readonly company: CompanyInformation
}

/** The address of a picture; one that comes as base64 is JPEG (seed 001 §3). */
const pictureOf = (text: string): string =>
  text === '' || /^(?:\/(?!\/)|https?:|data:)/.test(text) ? text : `data:image/jpeg;base64,${text}`

const valuesOf = (detail: TemplateDetail): TemplateValues => ({
  status: detail.status,
  smbl_type: detail.smbl_type,
  smbl_kind: detail.smbl_kind,
  form_no: detail.form_no,
  temp_id: detail.temp_id,
  start_date: detail.start_date,
  start_no: detail.start_no,
  serial_end: endOf(detail.serial_no),
  logo_img: pictureOf(detail.logo_img),
  bg_img: pictureOf(detail.bg_img),
  pos: detail.pos_comp.filter(({ selected_yn }) => selected_yn === 'Y').map(({ id }) => id),
})

interface Parts {
  readonly kind: TemplateKind
  readonly open: OpenTemplate
  readonly today: string
  readonly company: CompanyInformation
  readonly detail: TemplateDetail | undefined
}

const openedOf = ({ kind, open, today, company, detail }: Parts): OpenedTemplate => {
  if (open.template !== 'new' && detail !== undefined)
    return {
      recordId: detail.id,
      version: detail.version,
      saved: detail.status,
      values: valuesOf(detail),
      company,
    }
  const year = copyYear(today) ?? String(Number(yearOf(today)))
  const values =
    detail === undefined ? newTemplate(kind, today, company.profile_image) : copiedFor(kind, year, valuesOf(detail))
  return {
    recordId: null,
    version: '',
    saved: null,
    values: beginningFor(company.company_type, kind, values),
    company,
  }
}

/** What an earlier visit left in the cache is never opened. A new template may begin as a copy. */
export const useTemplateSource = (
  kind: TemplateKind,
  open: OpenTemplate,
): OpeningSource<{ readonly opened: OpenedTemplate }> => {
  const api = useApi()
  const today = useToday()
  const source = open.template === 'new' ? open.copy : open.template
  const template = useQuery({ ...templateDetailQuery(api, kind, source ?? ''), ...readAnew, enabled: source !== null })
  const { data: company, error: companyError, refetch: readCompany } = useQuery(companyQuery(api))
  const { data: detail, error, isFetchedAfterMount, refetch } = template
  const isRead = source === null || (isFetchedAfterMount && detail !== undefined)
  const opened = useMemo(
    () => (company === undefined || !isRead ? null : openedOf({ kind, open, today, company, detail })),
    [company, isRead, kind, open, today, detail],
  )
  const failed =
    (source !== null && detail === undefined ? error : null) ?? (company === undefined ? companyError : null)
  if (failed !== null)
    return {
      state: 'failed',
      failure: failureOf(failed),
      retry: () => {
        if (source !== null) void refetch()
        void readCompany()
      },
    }
  return opened === null ? { state: 'loading' } : { state: 'ready', opened }
}

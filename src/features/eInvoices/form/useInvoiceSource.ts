import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { useApi } from '../../../api/provider.tsx'
import { codeListQuery } from '../../../api/queries/commons.ts'
import { readAnew } from '../../../api/queries/readAnew.ts'
import { companyQuery } from '../../../api/queries/settings.ts'
import type { DocumentOpening } from '../../../documents/form/page/opening.ts'
import type { OpenedDocument } from '../../../documents/form/page/openedDocument.ts'
import { useOpeningSource } from '../../../documents/form/page/useOpeningSource.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import type { OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import { invoiceDetailQuery } from '../queries/invoices.ts'
import { shopsQuery } from '../queries/choices.ts'
import { symbolsQuery } from '../queries/symbols.ts'
import type { FormFacts } from './formRules.ts'
import type { InvoiceFormValues } from './formValues.ts'
import { newestOf, openedFrom } from './opening.ts'

/** What the form of an invoice opens with, what an existing one shows beside its fields, and what these are judged by. */
export interface OpenedInvoice {
  readonly opened: OpenedDocument<InvoiceFormValues>
  readonly record: InvoiceDetail | null
  readonly facts: FormFacts
}

/** What the form opens with: the company and today's symbols for a new one, the invoice itself, or the one that is copied. */
export const useInvoiceSource = (opening: DocumentOpening): OpeningSource<OpenedInvoice> => {
  const api = useApi()
  const { document, copy } = opening
  const isNew = document === null
  const id = document ?? copy
  const [today] = useState(() => vietnamDay(new Date()))
  const company = useQuery({ ...companyQuery(api), ...readAnew, enabled: isNew })
  const detail = useQuery({ ...invoiceDetailQuery(api, id ?? ''), ...readAnew, enabled: id !== null })
  const symbols = useQuery({ ...symbolsQuery(api, today), ...readAnew, enabled: isNew })
  const shops = useQuery({ ...shopsQuery(api, ''), ...readAnew, enabled: isNew })
  const versions = useQuery(codeListQuery(api, 'xml-version'))
  const read = [...(isNew ? [company] : []), ...(id === null ? [] : [detail])]
  return useOpeningSource({ read, lists: [versions], asked: isNew ? [symbols, shops] : [] }, () => {
    if (versions.data === undefined) return null
    const newest = newestOf(versions.data)
    const opened = openedFrom(opening, {
      company: company.data,
      detail: detail.data,
      today,
      newest,
      symbols: symbols.data ?? [],
      shops: shops.data,
    })
    if (opened === null) return null
    return { opened, record: isNew ? null : (detail.data ?? null), facts: { today, newest } }
  })
}

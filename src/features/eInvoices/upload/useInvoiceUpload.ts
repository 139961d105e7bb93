import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { useApi } from '../../../api/provider.tsx'
import { fail } from '../../../domain/result.ts'
import type { UploadSettings } from '../../../domain/invoice/upload/settings.ts'
import { excelUpload } from '../../../machines/excelUpload/excelUpload.ts'
import { inspected } from '../../../machines/inspection.ts'
import { giveBack } from '../../../records/upload/giveBack.ts'
import { invoiceKeys } from '../queries/keys.ts'
import { cellMessage } from './cellTexts.ts'
import type { CompanyTerms } from './invoiceSheet.ts'
import { readInvoices } from './readInvoices.ts'
import { sendInvoices, settleInvoices } from './sendInvoices.ts'
import { createWorkspace, type InvoiceWorkspace } from './workspace.ts'

const input = { mode: 'valid' } as const

const returnedOf = ({ file, outcome }: InvoiceWorkspace) => ({
  source: file.source,
  sheet: file.sheetName,
  headingRow: file.headingRow,
  refused: outcome.refused,
})

/** Gives `excelUpload` the actors that read and draft the invoices of a spreadsheet. */
export const useInvoiceUpload = (settings: UploadSettings, company: CompanyTerms) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const api = useApi()
  const queryClient = useQueryClient()
  const [workspace] = useState(() => createWorkspace(settings, company))
  const flow = useMemo(
    () =>
      excelUpload.provide({
        actors: {
          read: fromPromise(({ input: { source }, signal }) =>
            source === null
              ? Promise.resolve(fail({ code: 'spreadsheet.noRows' }))
              : readInvoices(workspace, source.open(), signal),
          ),
          upload: fromPromise(({ signal }) => sendInvoices(api, workspace, signal)),
          settle: fromPromise(({ signal }) => settleInvoices(api, workspace, signal)),
          giveBack: fromPromise(() =>
            giveBack(returnedOf(workspace), {
              name: t({ message: 'invoices', comment: 'Name of a file' }),
              heading: t`Why it was not uploaded`,
              reasonOf: (code) => i18n._(cellMessage(code)),
              suffix: t({ message: ' - not uploaded', comment: 'Stands behind the name of a file' }),
            }),
          ),
        },
        actions: { announceUploaded: () => void queryClient.invalidateQueries({ queryKey: invoiceKeys.all }) },
      }),
    [api, workspace, i18n, t, queryClient],
  )
  return { actor: useActorRef(flow, { ...inspected, input }), workspace }
}

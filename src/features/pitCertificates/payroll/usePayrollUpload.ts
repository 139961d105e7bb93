import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { useApi } from '../../../api/provider.tsx'
import { fail } from '../../../domain/result.ts'
import { excelUpload } from '../../../machines/excelUpload/excelUpload.ts'
import { inspected } from '../../../machines/inspection.ts'
import { giveBack } from '../../../records/upload/giveBack.ts'
import { certificateKeys } from '../queries/keys.ts'
import { cellMessage } from './cellTexts.ts'
import type { PayrollSettings } from './payrollSheet.ts'
import { readPayroll } from './readPayroll.ts'
import { sendPayroll, settlePayroll } from './sendPayroll.ts'
import { createWorkspace, type PayrollWorkspace } from './workspace.ts'

const input = { mode: 'all' } as const

const returnedOf = ({ file, outcome }: PayrollWorkspace) => ({
  source: file.source,
  sheet: file.sheetName,
  headingRow: file.headingRow,
  refused: outcome.refused,
})

/** Gives `excelUpload` the actors that read and draft a payroll. */
export const usePayrollUpload = (settings: PayrollSettings, isNationality: (name: string) => boolean) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const api = useApi()
  const queryClient = useQueryClient()
  const [workspace] = useState(() => createWorkspace(settings, isNationality))
  const flow = useMemo(
    () =>
      excelUpload.provide({
        actors: {
          read: fromPromise(({ input: { source }, signal }) =>
            source === null
              ? Promise.resolve(fail({ code: 'spreadsheet.noRows' }))
              : readPayroll(workspace, source.open(), signal),
          ),
          upload: fromPromise(({ signal }) => sendPayroll(api, workspace, signal)),
          settle: fromPromise(({ signal }) => settlePayroll(api, workspace, signal)),
          giveBack: fromPromise(() =>
            giveBack(returnedOf(workspace), {
              name: t({ message: 'payroll', comment: 'Name of a file' }),
              heading: t`Why it was not uploaded`,
              reasonOf: (code) => i18n._(cellMessage(code)),
              suffix: t({ message: ' - not uploaded', comment: 'Stands behind the name of a file' }),
            }),
          ),
        },
        actions: { announceUploaded: () => void queryClient.invalidateQueries({ queryKey: certificateKeys.all }) },
      }),
    [api, workspace, i18n, t, queryClient],
  )
  return { actor: useActorRef(flow, { ...inspected, input }), workspace }
}

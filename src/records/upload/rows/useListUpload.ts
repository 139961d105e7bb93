import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { fail } from '../../../domain/result.ts'
import { excelUpload } from '../../../machines/excelUpload/excelUpload.ts'
import { inspected } from '../../../machines/inspection.ts'
import { itemKeys } from '../queries.ts'
import { giveBack } from '../../../records/upload/giveBack.ts'
import { readFile } from './readFile.ts'
import { reasonText } from './reasons.ts'
import { sendRows, settleRows } from './sendRows.ts'
import { createWorkspace, type UploadWorkspace } from './workspace.ts'

const input = { mode: 'all' } as const

const returnedOf = ({ file, refused }: UploadWorkspace) => ({
  source: file.source,
  sheet: file.sheetName,
  headingRow: file.arrangement?.headingRow ?? null,
  refused: refused.rows,
})

/** The one hook that gives `excelUpload` its actors. */
export const useExcelUpload = () => {
  const { i18n, t } = useLingui()
  const api = useApi()
  const { id: userId } = useCurrentUser()
  const queryClient = useQueryClient()
  const [workspace] = useState(createWorkspace)
  const flow = useMemo(
    () =>
      excelUpload.provide({
        actors: {
          read: fromPromise(({ input: { source, arrangement }, signal }) =>
            source === null
              ? Promise.resolve(fail({ code: 'spreadsheet.noRows' }))
              : readFile(workspace, { source: source.open(), arrangement }, userId, signal),
          ),
          upload: fromPromise(({ input: { mode }, signal }) => sendRows(api, workspace, mode, signal)),
          settle: fromPromise(({ signal }) => settleRows(api, workspace, signal)),
          giveBack: fromPromise(() =>
            giveBack(returnedOf(workspace), {
              name: 'items',
              heading: t`Why it was not uploaded`,
              reasonOf: (code) => i18n._(reasonText(code)),
              suffix: t({ message: ' - not uploaded', comment: 'Stands behind the name of a file' }),
            }),
          ),
        },
        actions: { announceUploaded: () => void queryClient.invalidateQueries({ queryKey: itemKeys.all }) },
      }),
    [api, workspace, userId, i18n, t, queryClient],
  )
  return { actor: useActorRef(flow, { ...inspected, input }), workspace }
}

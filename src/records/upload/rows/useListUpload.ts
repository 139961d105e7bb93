import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { fail } from '../../../domain/result.ts'
import { excelUpload } from '../../../machines/excelUpload/excelUpload.ts'
import { inspected } from '../../../machines/inspection.ts'
import { giveBack } from '../giveBack.ts'
import { columnMemory } from './columnMemory.ts'
import { readFile } from './readFile.ts'
import { sendRows, settleRows } from './sendRows.ts'
import type { UploadedList } from './uploadedList.ts'
import { createWorkspace, type UploadWorkspace } from './workspace.ts'

const input = { mode: 'all' } as const

const returnedOf = <Field extends string>({ file, refused }: UploadWorkspace<Field>) => ({
  source: file.source,
  sheet: file.sheetName,
  headingRow: file.arrangement?.headingRow ?? null,
  refused: refused.rows,
})

/** Gives `excelUpload` the actors that read rows of a list and send them. @param list keeps its identity over renders */
export const useListUpload = <Field extends string>(list: UploadedList<Field>) => {
  const { i18n, t } = useLingui()
  const api = useApi()
  const { id: userId } = useCurrentUser()
  const queryClient = useQueryClient()
  const [workspace] = useState(() => createWorkspace(list))
  const flow = useMemo(
    () =>
      excelUpload.provide({
        actors: {
          read: fromPromise(({ input: { source, arrangement }, signal }) =>
            source === null
              ? Promise.resolve(fail({ code: 'spreadsheet.noRows' }))
              : readFile(
                  workspace,
                  { source: source.open(), arrangement },
                  columnMemory(list.name, list.rules, userId),
                  signal,
                ),
          ),
          upload: fromPromise(({ input: { mode }, signal }) => sendRows(api, workspace, mode, signal)),
          settle: fromPromise(({ signal }) => settleRows(api, workspace, signal)),
          giveBack: fromPromise(() =>
            giveBack(returnedOf(workspace), {
              name: list.name,
              heading: t`Why it was not uploaded`,
              reasonOf: (code) => i18n._(list.reasonText(code)),
              suffix: t({ message: ' - not uploaded', comment: 'Stands behind the name of a file' }),
            }),
          ),
        },
        actions: { announceUploaded: () => void queryClient.invalidateQueries({ queryKey: list.queryKey }) },
      }),
    [api, list, workspace, userId, i18n, t, queryClient],
  )
  return { actor: useActorRef(flow, { ...inspected, input }), workspace }
}

import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { DownloadIcon } from '../../../ui/icons/icons.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { itemHeadings } from '../list/itemColumns.ts'
import { exportItems } from './exportItems.ts'
import { exportProblem } from './exportTexts.ts'
import { itemSheet } from './itemSheet.ts'
import { timestampOf } from './timestamp.ts'

interface Props {
  readonly place: ListPlace
  /** Items that the list shows. */
  readonly total: number
  readonly onClose: () => void
}

/** Writes the list to a file, page by page, until it is done or the user has enough of it (seed 001 §8, §9). */
export const ExportDialog = ({ place, total, onClose }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const api = useApi()
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async (): Promise<void> => {
    const controller = new AbortController()
    running.current = controller
    setProblem(null)
    setPart(0)
    const sheet = itemSheet((column) => i18n._(itemHeadings[column]))
    const timestamp = timestampOf(new Date())
    const { signal } = controller
    const saved = await exportItems({ api, place, sheet, total, timestamp, signal, onProgress: setPart })
    if (signal.aborted) return
    setPart(null)
    if (saved.ok) {
      notify.success(t`The list was downloaded`)
      onClose()
    } else if (saved.failure.code !== 'spreadsheet.cancelled') setProblem(i18n._(exportProblem(saved.failure)))
  }
  return <ExportView onClose={onClose} onStart={() => void start()} part={part} problem={problem} />
}

interface ViewProps {
  /** Which part is written; null while nothing is. */
  readonly part: number | null
  readonly problem: string | null
  readonly onStart: () => void
  readonly onClose: () => void
}

const ExportView = ({ part, problem, onStart, onClose }: ViewProps) => {
  const { t } = useMacro()
  const isRunning = part !== null
  return (
    <Dialog
      footer={
        <>
          <Button onPress={onClose}>{isRunning ? t`Stop the download` : t`Close`}</Button>
          <Button icon={<DownloadIcon />} isPending={isRunning} onPress={onStart} variant="primary">
            {t`Download`}
          </Button>
        </>
      }
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t`Download the list as Excel`}
    >
      <p>
        <Trans>All items that the list shows now are written to one file, in its order: search and filter count.</Trans>
      </p>
      {problem !== null && (
        <Banner isLive tone="danger">
          {problem}
        </Banner>
      )}
      {isRunning && <ProgressBar label={t`Preparing download...`} value={Math.round(part * 100)} />}
    </Dialog>
  )
}

import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Result } from '../../domain/result.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { notify } from '../../ui/feedback/toasts.ts'
import { DownloadIcon } from '../../ui/icons/icons.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { exportProblem, type ExportFailure } from './exportProblem.ts'
import { timestampOf } from './timestamp.ts'

export interface Writing {
  readonly signal: AbortSignal
  /** `YYYYMMDDhhmmss`. */
  readonly timestamp: string
  /** Hears which part is written, from 0 to 1. */
  readonly onProgress: (part: number) => void
}

/** How many rows were written. */
export type Written = Result<number, ExportFailure>

interface Props {
  /** Starts straight from a click: the browser may ask for a place. */
  readonly write: (writing: Writing) => Promise<Written>
  /** What is written. */
  readonly children: ReactNode
  readonly onClose: () => void
}

/** Writes a list to a file until it is done or the user has enough of it (seed 001 §8, §9). */
export const ExportDialog = ({ write, children, onClose }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async (): Promise<void> => {
    const controller = new AbortController()
    running.current = controller
    setProblem(null)
    setPart(0)
    const { signal } = controller
    const saved = await write({ signal, timestamp: timestampOf(new Date()), onProgress: setPart })
    if (signal.aborted) return
    setPart(null)
    if (saved.ok) {
      notify.success(t`The list was downloaded`)
      onClose()
    } else if (saved.failure.code !== 'spreadsheet.cancelled') setProblem(i18n._(exportProblem(saved.failure)))
  }
  return (
    <ExportView onClose={onClose} onStart={() => void start()} part={part} problem={problem}>
      {children}
    </ExportView>
  )
}

interface ViewProps {
  /** Which part is written; null while nothing is. */
  readonly part: number | null
  readonly problem: string | null
  readonly children: ReactNode
  readonly onStart: () => void
  readonly onClose: () => void
}

const ExportView = ({ part, problem, children, onStart, onClose }: ViewProps) => {
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
      {children}
      {problem !== null && (
        <Banner isLive tone="danger">
          {problem}
        </Banner>
      )}
      {isRunning && <ProgressBar label={t`Preparing download...`} value={Math.round(part * 100)} />}
    </Dialog>
  )
}

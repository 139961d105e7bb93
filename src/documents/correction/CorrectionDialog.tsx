import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { CorrectionTable } from '../../domain/corrections/table.ts'
import { inspected } from '../../machines/inspection.ts'
import type { correction } from '../../machines/correction/correction.ts'
import type { CorrectionOutput } from '../../machines/correction/setup.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { CorrectionPanel } from './CorrectionPanel.tsx'
import type { CorrectionWords, ErrorHints } from './correctionWords.ts'

interface Props {
  readonly documentId: string
  /** The chart with its actors. Keeps its identity. */
  readonly machine: typeof correction
  readonly table: CorrectionTable<string>
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
  readonly words: CorrectionWords
  readonly hints?: ErrorHints
  /** What was drafted, or nothing. */
  readonly onEnd: (output: CorrectionOutput) => void
}

/** Asks what is wrong with an issued document, says what the law allows, and drafts what corrects it (docs/decisions/0493). */
export const CorrectionDialog = ({ documentId, machine, table, today, words, hints = {}, onEnd }: Props) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const actor = useActorRef(machine, { ...inspected, input: { documentId, table, today } })
  const snapshot = useSelector(actor, (now) => now)
  const { output } = snapshot
  useEffect(() => {
    if (output !== undefined) onEnd(output)
  }, [output, onEnd])
  const isBusy = snapshot.matches('drafting')
  return (
    <Dialog
      isOpen
      leaveReason={isBusy ? t`Wait until the draft is saved` : undefined}
      onOpenChange={(isOpen) => !isOpen && actor.send({ type: 'dialog.dismissed' })}
      size="medium"
      title={i18n._(words.title)}
    >
      <CorrectionPanel actor={actor} hints={hints} words={words} />
    </Dialog>
  )
}

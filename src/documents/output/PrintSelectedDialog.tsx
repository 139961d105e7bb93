import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { FailureState } from '../../failures/FailureState.tsx'
import { useFailureText } from '../../failures/useFailureText.ts'
import type { PrintedPack } from '../../printing/drawing/pack/printedPack.ts'
import { PreviewDialog } from '../../printing/preview/PreviewDialog.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { SelectedDocument } from './collected.ts'
import { LeftOutList } from './LeftOutList.tsx'
import { OutputProgress } from './OutputProgress.tsx'
import type { OutputWords } from './outputWords.ts'
import { printTogether, type PrintedTogether } from './printTogether.ts'
import { useOutput, type OutputState } from './useOutput.ts'

interface Props {
  readonly documents: readonly SelectedDocument[]
  /** What the PDF is called, without its ending. */
  readonly title: string
  readonly words: OutputWords
  readonly onClose: () => void
}

/** The selected documents as one PDF, in the preview; what cannot be printed is said first (issue: many as one PDF). */
export const PrintSelectedDialog = ({ documents, title, words, onClose }: Props) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { state, start } = useOutput<PrintedTogether>(documents)
  const [isShown, setShown] = useState(false)
  const begin = (): void => void start((output) => printTogether(output, title))
  const beginOnce = useEffectEvent(begin)
  useEffect(() => beginOnce(), [])
  const made = state.step === 'made' ? state.made : null
  const pack = made?.pack ?? null
  if (pack !== null && (isShown || made?.leftOut.length === 0)) return <PackPreview onClose={onClose} pack={pack} />
  return (
    <Dialog
      footer={
        <>
          <Button onPress={onClose}>{state.step === 'running' ? t`Stop` : t`Close`}</Button>
          {pack !== null && (
            <Button onPress={() => setShown(true)} variant="primary">
              {i18n._(words.showOthers)}
            </Button>
          )}
        </>
      }
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={i18n._(words.printTitle)}
    >
      <PrintBody count={documents.length} onRetry={begin} state={state} words={words} />
    </Dialog>
  )
}

interface BodyProps extends Pick<Props, 'words'> {
  readonly state: OutputState<PrintedTogether>
  readonly count: number
  readonly onRetry: () => void
}

const PrintBody = ({ state, count, words, onRetry }: BodyProps) => {
  const { i18n } = useLingui()
  const failureText = useFailureText()
  if (state.step === 'failed')
    return (
      <FailureState
        failure={state.failure}
        isAlone
        onRetry={onRetry}
        text={failureText(state.failure, words.notPrinted)}
      />
    )
  if (state.step === 'made') return <LeftOutList leftOut={state.made.leftOut} words={words} />
  return (
    <Stack gap={3}>
      <OutputProgress count={count} done={state.step === 'running' ? state.done : 0} words={words} />
      <p>{i18n._(words.becomesPdf)}</p>
    </Stack>
  )
}

const PackPreview = ({ pack, onClose }: { readonly pack: PrintedPack; readonly onClose: () => void }) => {
  const opening = useId()
  const printout = {
    id: opening,
    fileName: `${pack.title}.pdf`,
    document: () => ({ kind: 'pack', pack }) as const,
  }
  return <PreviewDialog onClose={onClose} printout={printout} />
}

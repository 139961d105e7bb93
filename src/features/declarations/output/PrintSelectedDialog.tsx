import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { FailureState } from '../../../failures/FailureState.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import type { PrintedPack } from '../../../printing/pack/printedPack.ts'
import { PreviewDialog } from '../../../printing/preview/PreviewDialog.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useFiling } from '../kind/filing.ts'
import { FiledDeclarations } from '../kind/FiledDeclarations.tsx'
import { LeftOutList } from './LeftOutList.tsx'
import { OutputProgress } from './OutputProgress.tsx'
import { printTogether, type PrintedTogether } from './printTogether.ts'
import { useOutput, type OutputState } from './useOutput.ts'

interface Props {
  readonly rows: readonly DeclarationListItem[]
  readonly onClose: () => void
}

/** The selected declarations as one PDF, in the preview; what cannot be printed is said first (issue: many as one PDF). */
export const PrintSelectedDialog = ({ rows, onClose }: Props) => {
  const { t } = useLingui()
  const { number } = useFiling().form
  const { state, start } = useOutput<PrintedTogether>(rows)
  const [isShown, setShown] = useState(false)
  const title = `Tờ khai ${number}`
  const begin = (): void => void start((output) => printTogether(output, title))
  const beginOnce = useEffectEvent(begin)
  useEffect(() => beginOnce(), [])
  const made = state.step === 'made' ? state.made : null
  const pack = made?.pack ?? null
  if (pack !== null && (isShown || made?.leftOut.length === 0)) return <PackPreview onClose={onClose} pack={pack} />
  return (
    <FiledDeclarations>
      <Dialog
        footer={
          <>
            <Button onPress={onClose}>{state.step === 'running' ? t`Stop` : t`Close`}</Button>
            {pack !== null && (
              <Button onPress={() => setShown(true)} variant="primary">
                {t`Show the others`}
              </Button>
            )}
          </>
        }
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        size="small"
        title={t`Print selected`}
      >
        <PrintBody count={rows.length} onRetry={begin} state={state} />
      </Dialog>
    </FiledDeclarations>
  )
}

interface BodyProps {
  readonly state: OutputState<PrintedTogether>
  readonly count: number
  readonly onRetry: () => void
}

const PrintBody = ({ state, count, onRetry }: BodyProps) => {
  const failureText = useFailureText()
  if (state.step === 'failed')
    return (
      <FailureState
        failure={state.failure}
        isAlone
        onRetry={onRetry}
        text={failureText(state.failure, msg`The declarations could not be printed`)}
      />
    )
  if (state.step === 'made') return <LeftOutList leftOut={state.made.leftOut} />
  return (
    <Stack gap={3}>
      <OutputProgress count={count} done={state.step === 'running' ? state.done : 0} />
      <p>
        <Trans>All of them become one PDF, each beginning on a page of its own.</Trans>
      </p>
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

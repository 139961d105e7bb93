import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { safeFileName } from '../../../domain/fileName.ts'
import { FailureState } from '../../../failures/FailureState.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { DownloadIcon } from '../../../ui/icons/icons.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { saveFile } from '../../../ui/pdf/saveFile.ts'
import { useFiling } from '../kind/filing.ts'
import { FiledDeclarations } from '../kind/FiledDeclarations.tsx'
import { LeftOutList } from './LeftOutList.tsx'
import { MarkedPrints } from './MarkedPrints.tsx'
import { OutputProgress } from './OutputProgress.tsx'
import { readSignedXml } from './readSignedXml.ts'
import { useOutput, type OutputState } from './useOutput.ts'
import { largestZip, zipTogether, type ZippedTogether } from './zipTogether.ts'

interface Props {
  readonly rows: readonly DeclarationListItem[]
  readonly onClose: () => void
}

/** The selected declarations as a zip with a PDF for each, and their signed XML where that is wanted (issue: many as zip). */
export const DownloadSelectedDialog = ({ rows, onClose }: Props) => {
  const { t } = useLingui()
  const { number } = useFiling().form
  const { state, start } = useOutput<ZippedTogether>(rows)
  const [withXml, setWithXml] = useState(false)
  const isRunning = state.step === 'running'
  const download = async (): Promise<void> => {
    const madeAt = new Date()
    const made = await start((output) => zipTogether({ ...output, withXml, readXml: readSignedXml, madeAt }))
    if (made === null || made.zip === null) return
    saveFile(made.zip, safeFileName(`Tờ khai ${number}.zip`))
    if (made.leftOut.length > 0 || made.marked.length > 0) return
    notify.success(t`The declarations were downloaded`)
    onClose()
  }
  return (
    <FiledDeclarations>
      <Dialog
        footer={
          <>
            <Button onPress={onClose}>{isRunning ? t`Stop` : t`Close`}</Button>
            <Button icon={<DownloadIcon />} isPending={isRunning} onPress={() => void download()} variant="primary">
              {t`Download`}
            </Button>
          </>
        }
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        size="small"
        title={t`Download selected`}
      >
        <Stack gap={3}>
          <WhatIsMade count={rows.length} />
          <Checkbox
            description={t`The XML of those that are signed, as it was sent.`}
            isDisabled={isRunning}
            isSelected={withXml}
            onChange={setWithXml}
          >
            <Trans>With the signed XML</Trans>
          </Checkbox>
          <DownloadBody count={rows.length} onRetry={() => void download()} state={state} />
        </Stack>
      </Dialog>
    </FiledDeclarations>
  )
}

const WhatIsMade = ({ count }: { readonly count: number }) => {
  const most = shownNumber(largestZip / 1_000_000)
  return (
    <p>
      <Plural
        one="# declaration becomes a zip file with its PDF."
        other="# declarations become one zip file with a PDF for each."
        value={count}
      />{' '}
      <Trans>It holds at most {most} MB.</Trans>
    </p>
  )
}

interface BodyProps {
  readonly state: OutputState<ZippedTogether>
  readonly count: number
  readonly onRetry: () => void
}

const DownloadBody = ({ state, count, onRetry }: BodyProps) => {
  const failureText = useFailureText()
  if (state.step === 'running') return <OutputProgress count={count} done={state.done} />
  if (state.step === 'made')
    return (
      <>
        <LeftOutList leftOut={state.made.leftOut} />
        <MarkedPrints prints={state.made.marked} />
      </>
    )
  if (state.step === 'waiting') return null
  return (
    <FailureState
      failure={state.failure}
      isAlone
      onRetry={onRetry}
      text={failureText(state.failure, msg`The declarations could not be downloaded`)}
    />
  )
}

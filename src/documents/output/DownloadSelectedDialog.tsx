import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useState } from 'react'
import { safeFileName } from '../../domain/fileName.ts'
import { FailureState } from '../../failures/FailureState.tsx'
import { useFailureText } from '../../failures/useFailureText.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import { Button } from '../../ui/button/Button.tsx'
import { notify } from '../../ui/feedback/toasts.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { DownloadIcon } from '../../ui/icons/icons.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { saveFile } from '../../ui/pdf/saveFile.ts'
import type { SelectedDocument } from './collected.ts'
import { LeftOutList } from './LeftOutList.tsx'
import { MarkedPrints } from './MarkedPrints.tsx'
import { OutputProgress } from './OutputProgress.tsx'
import type { OutputWords } from './outputWords.ts'
import { readSignedXml } from './readSignedXml.ts'
import { useOutput, type OutputState } from './useOutput.ts'
import { largestZip, zipTogether, type ZippedTogether } from './zipTogether.ts'

interface Props {
  readonly documents: readonly SelectedDocument[]
  /** What the zip is called, without its ending. */
  readonly title: string
  readonly words: OutputWords
  readonly onClose: () => void
}

/** The selected documents as a zip with a PDF for each, and their signed XML where that is wanted (issue: many as zip). */
export const DownloadSelectedDialog = ({ documents, title, words, onClose }: Props) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { state, start } = useOutput<ZippedTogether>(documents)
  const [withXml, setWithXml] = useState(false)
  const isRunning = state.step === 'running'
  const download = async (): Promise<void> => {
    const madeAt = new Date()
    const made = await start((output) => zipTogether({ ...output, withXml, readXml: readSignedXml, madeAt }))
    if (made === null || made.zip === null) return
    saveFile(made.zip, safeFileName(`${title}.zip`))
    if (made.leftOut.length > 0 || made.marked.length > 0) return
    notify.success(i18n._(words.downloaded))
    onClose()
  }
  return (
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
      title={i18n._(words.downloadTitle)}
    >
      <Stack gap={3}>
        <WhatIsMade count={documents.length} words={words} />
        <Checkbox
          description={i18n._(words.signedXml)}
          isDisabled={isRunning}
          isSelected={withXml}
          onChange={setWithXml}
        >
          <Trans>With the signed XML</Trans>
        </Checkbox>
        <DownloadBody count={documents.length} onRetry={() => void download()} state={state} words={words} />
      </Stack>
    </Dialog>
  )
}

const WhatIsMade = ({ count, words }: Pick<Props, 'words'> & { readonly count: number }) => {
  const { i18n } = useLingui()
  const most = shownNumber(largestZip / 1_000_000)
  return (
    <p>
      {i18n._(words.becomesZip(count))} <Trans>It holds at most {most} MB.</Trans>
    </p>
  )
}

interface BodyProps extends Pick<Props, 'words'> {
  readonly state: OutputState<ZippedTogether>
  readonly count: number
  readonly onRetry: () => void
}

const DownloadBody = ({ state, count, words, onRetry }: BodyProps) => {
  const failureText = useFailureText()
  if (state.step === 'running') return <OutputProgress count={count} done={state.done} words={words} />
  if (state.step === 'made')
    return (
      <>
        <LeftOutList leftOut={state.made.leftOut} words={words} />
        <MarkedPrints prints={state.made.marked} />
      </>
    )
  if (state.step === 'waiting') return null
  return (
    <FailureState
      failure={state.failure}
      isAlone
      onRetry={onRetry}
      text={failureText(state.failure, words.notDownloaded)}
    />
  )
}

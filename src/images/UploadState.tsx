import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { describeFailure } from '../failures/failureText.ts'
import { useFailureText } from '../failures/useFailureText.ts'
import { Button } from '../ui/button/Button.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { problemTexts } from './problemTexts.ts'
import type { ReadProblem } from './readPicture.ts'
import type { Upload } from './useImageUpload.ts'

interface Props {
  readonly upload: Upload
  /** Why the chosen file is not sent at all. */
  readonly problem: ReadProblem | null
  readonly uploadStep: MessageDescriptor
  readonly onCancel: () => void
}

/** How far a picture is on its way, or why it is not sent. */
export const UploadState = ({ upload, problem, uploadStep, onCancel }: Props) => {
  const { i18n, t } = useLingui()
  const failureText = useFailureText()
  if (upload.state === 'sending')
    return (
      <Stack direction="row" gap={3}>
        <ProgressBar label={t`Sending the picture`} value={Math.round(upload.part * 100)} />
        <Button onPress={onCancel} size="small">
          {t`Cancel`}
        </Button>
      </Stack>
    )
  if (problem !== null) {
    const { title, text } = describeFailure(i18n, problemTexts[problem])
    return (
      <Banner isLive title={title} tone="danger">
        <p>{text}</p>
      </Banner>
    )
  }
  if (upload.state === 'idle') return null
  const { title, text } = failureText(upload.failure, uploadStep)
  return (
    <Banner
      actions={
        <>
          <Button onPress={upload.again} size="small">
            {t`Send again`}
          </Button>
          <Button onPress={onCancel} size="small">
            {t`Keep the former picture`}
          </Button>
        </>
      }
      isLive
      title={title}
      tone="danger"
    >
      <p>{text}</p>
    </Banner>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../../domain/failure.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { UploadWords } from './uploadWords.ts'
import { FormFailure } from '../form/FormFailure.tsx'

interface Props {
  /** Whether it is known that nothing was uploaded. */
  readonly isKnown: boolean
  readonly failure: Failure | null
  readonly words: UploadWords
}

/** The answer to an upload was lost, or the user has stopped it. */
export const OutcomePanel = ({ isKnown, failure, words }: Props) => {
  const { i18n, t } = useLingui()
  if (isKnown)
    return (
      <Banner isLive title={t`Nothing was uploaded`} tone="info">
        {i18n._(words.notThere)}
      </Banner>
    )
  return (
    <Stack gap={3}>
      <Banner isLive title={i18n._(words.unknownTitle)} tone="warning">
        {i18n._(words.unknownText)}
      </Banner>
      {failure !== null && <FormFailure failure={failure} />}
    </Stack>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '../../../domain/failure.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { FormFailure } from '../../../records/form/FormFailure.tsx'

interface Props {
  /** Whether it is known that nothing was uploaded. */
  readonly isKnown: boolean
  readonly failure: Failure | null
}

/** The answer to an upload was lost, or the user has stopped it. */
export const OutcomePanel = ({ isKnown, failure }: Props) => {
  const { t } = useLingui()
  if (isKnown)
    return (
      <Banner isLive title={t`Nothing was uploaded`} tone="info">
        <Trans>The server has been asked: it has none of these items. You can upload them again.</Trans>
      </Banner>
    )
  return (
    <Stack gap={3}>
      <Banner isLive title={t`It is not known whether the items were uploaded`} tone="warning">
        <Trans>
          The server cannot be asked now. Nothing is sent again before it has answered, so that no item is made twice.
        </Trans>
      </Banner>
      {failure !== null && <FormFailure failure={failure} />}
    </Stack>
  )
}

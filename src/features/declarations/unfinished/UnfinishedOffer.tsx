import { Trans } from '@lingui/react/macro'
import { FormFailure } from '../../../records/form/FormFailure.tsx'
import { WatchForm } from '../../../ui/form/connect/Watch.tsx'
import type { DeclarationFields } from '../form/fields.ts'
import type { FormOrigin } from './origin.ts'
import { UnfinishedBanner } from './UnfinishedBanner.tsx'
import type { useUnfinished } from './useUnfinished.ts'

interface Props {
  readonly fields: DeclarationFields
  readonly origin: FormOrigin
  readonly unfinished: ReturnType<typeof useUnfinished>
}

/** In the form: what an earlier visit has left of it. */
export const UnfinishedOffer = ({ fields, origin, unfinished }: Props) => {
  const { offered, failure, continueOffered, discardOffered } = unfinished
  if (offered === null) return null
  return (
    <>
      <UnfinishedBanner form={offered} onContinue={continueOffered} onDiscard={discardOffered}>
        {offered.base_version !== origin.version && (
          <p>
            <Trans>
              The declaration was changed after that. Continuing shows what you typed in place of what it says now:
              compare before you save.
            </Trans>
          </p>
        )}
        <WatchForm of={fields}>
          {({ dirty }) =>
            dirty && (
              <p>
                <Trans>Continuing replaces what you are typing now, which is kept only once you have chosen.</Trans>
              </p>
            )
          }
        </WatchForm>
      </UnfinishedBanner>
      {failure !== null && <FormFailure failure={failure} step={undefined} />}
    </>
  )
}

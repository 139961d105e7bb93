import { Trans, useLingui } from '@lingui/react/macro'
import { focus } from '@modular-forms/react'
import { useEffect } from 'react'
import { FormFailure } from '../../../records/form/FormFailure.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import type { DeclarationFields } from '../form/fields.ts'
import { isChangedSince, type FormOrigin } from './origin.ts'
import { UnfinishedBanner } from './UnfinishedBanner.tsx'
import type { useUnfinished } from './useUnfinished.ts'

interface Props {
  readonly fields: DeclarationFields
  readonly origin: FormOrigin
  readonly unfinished: ReturnType<typeof useUnfinished>
}

const focusFirstField = (fields: DeclarationFields): void => focus(fields, 'decl_form_no')

/** In the form: what an earlier visit has left of it, and that it is there again. */
export const UnfinishedOffer = ({ fields, origin, unfinished }: Props) => {
  const { offered, isElsewhere, isComing, isContinued, failure, continueOffered, discardOffered, dismiss } = unfinished
  if (isContinued) return <Continued fields={fields} onDismiss={dismiss} />
  if (offered === null) return null
  return (
    <>
      <UnfinishedBanner
        form={offered}
        isComing={isComing}
        isElsewhere={isElsewhere}
        onContinue={continueOffered}
        onDiscard={async () => {
          const answer = await discardOffered()
          if (answer.ok && answer.value.discarded) focusFirstField(fields)
          return answer
        }}
      >
        {isChangedSince(offered, origin) && (
          <p>
            <Trans>
              The declaration was changed after that. Continuing shows what you typed in place of what it says now:
              compare before you save.
            </Trans>
          </p>
        )}
        <Meanwhile isElsewhere={isElsewhere} />
      </UnfinishedBanner>
      {failure !== null && <FormFailure failure={failure} step={undefined} />}
    </>
  )
}

/** What becomes of what is typed while the offer is not decided upon; said before anything is typed, so that no field moves then. */
const Meanwhile = ({ isElsewhere }: Pick<ReturnType<typeof useUnfinished>, 'isElsewhere'>) => (
  <p>
    {isElsewhere ? (
      <Trans>What you type here is not kept until you save it.</Trans>
    ) : (
      <Trans>Continuing replaces what you type here before, which is kept only once you have chosen.</Trans>
    )}
  </p>
)

interface ContinuedProps {
  readonly fields: DeclarationFields
  readonly onDismiss: () => void
}

const Continued = ({ fields, onDismiss }: ContinuedProps) => {
  const { t } = useLingui()
  // The button that continued it is gone.
  useEffect(() => focusFirstField(fields), [fields])
  const dismiss = (): void => {
    onDismiss()
    focusFirstField(fields)
  }
  return (
    <Banner isLive onDismiss={dismiss} title={t`What you had typed is in the form again`} tone="info">
      <p>
        <Trans>It is not saved yet: go on, then save or send it.</Trans>
      </p>
    </Banner>
  )
}

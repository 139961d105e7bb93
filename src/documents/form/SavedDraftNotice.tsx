import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '../../ui/feedback/Banner.tsx'

interface Props {
  /** Null while it is not known. */
  readonly reference: string | null
  /** Of a document that was turned down, which keeps its status until it is sent again. */
  readonly isCorrection: boolean
}

/** Says that the fields are saved by now, and where, because they were generated and then not sent. */
export const SavedDraftNotice = ({ reference, isCorrection }: Props) => {
  const { t } = useLingui()
  const ofDraft = reference === null ? t`Saved as a draft` : t`Saved as draft ${reference}`
  const ofCorrection = reference === null ? t`The correction is saved` : t`The correction is saved in ${reference}`
  return (
    <Banner comesIntoView isLive title={isCorrection ? ofCorrection : ofDraft} tone="info">
      <p>
        {isCorrection ? (
          <Trans>
            Nothing was sent: the list shows it as "Corrected, not sent". Correct more here and send it, or close the
            form and send it from the list later.
          </Trans>
        ) : (
          <Trans>
            Nothing was sent. The draft stands in the list as "Not sent". Correct it here and send it, or close the form
            and send it from the list later.
          </Trans>
        )}
      </p>
    </Banner>
  )
}

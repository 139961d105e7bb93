import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '../../../../ui/feedback/Banner.tsx'

/** Says that a new declaration is a draft by now, because it was generated and then not sent; null while its reference is not known. */
export const SavedDraftNotice = ({ reference }: { readonly reference: string | null }) => {
  const { t } = useLingui()
  return (
    <Banner isLive title={reference === null ? t`Saved as a draft` : t`Saved as draft ${reference}`} tone="info">
      <p>
        <Trans>
          Nothing was sent. The draft stands in the list as "Not sent". Correct it here and send it, or close the form
          and send it from the list later.
        </Trans>
      </p>
    </Banner>
  )
}

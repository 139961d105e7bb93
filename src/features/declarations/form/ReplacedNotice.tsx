import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '../../../ui/feedback/Banner.tsx'

/** Says that a form takes the place of the draft that it was copied from. */
export const ReplacedNotice = ({ reference }: { readonly reference: string }) => {
  const { t } = useLingui()
  return (
    <Banner
      title={reference === '' ? t`You are correcting a draft` : t`You are correcting draft ${reference}`}
      tone="info"
    >
      <p>
        <Trans>
          Saving or sending takes the place of the old draft. To keep both, close this form and copy the draft to a new
          declaration instead.
        </Trans>
      </p>
    </Banner>
  )
}

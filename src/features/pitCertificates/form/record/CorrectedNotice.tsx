import { Trans, useLingui } from '@lingui/react/macro'
import { shownDay } from '../../../../domain/dates.ts'
import type { CertificateValues } from '../../../../domain/pitCertificate/content.ts'
import { certificateFeatures } from '../../../../domain/pitCertificate/features.ts'
import { WatchEach } from '../../../../ui/form/connect/Watch.tsx'
import { valuesIn, type CertificateFields } from '../fields.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'

const related = ['inv_feature', 'serial_no_ref', 'inv_no_ref', 'inv_date_ref'] as const

/** Says which certificate this one corrects, and what its amounts then mean; nothing of one that corrects none. */
export const CorrectedNotice = ({ fields }: { readonly fields: CertificateFields }) => (
  <WatchEach names={related} of={fields}>
    {() => <Notice values={valuesIn(fields)} />}
  </WatchEach>
)

interface Props {
  readonly values: Pick<CertificateValues, (typeof related)[number]>
}

const Notice = ({ values }: Props) => {
  const { t } = useLingui()
  const { inv_feature: feature, serial_no_ref: symbol, inv_no_ref: number } = values
  if (feature === certificateFeatures.original) return null
  const day = shownDay(values.inv_date_ref)
  const isReplacing = feature === certificateFeatures.replacing
  return (
    <Banner
      title={
        isReplacing
          ? t`It replaces certificate ${symbol} ${number} of ${day}`
          : t`It adjusts certificate ${symbol} ${number} of ${day}`
      }
      tone="info"
    >
      <p>
        {isReplacing ? (
          <Trans>It says all anew: what it says holds in place of the certificate that it replaces.</Trans>
        ) : (
          <Trans>
            Enter differences alone: what is added to an amount, or taken back with a minus in front, and 0 where
            nothing changes.
          </Trans>
        )}
      </p>
    </Banner>
  )
}

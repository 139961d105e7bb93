import { Trans, useLingui } from '@lingui/react/macro'
import { sampleFields, uploadCaptions } from '../../../domain/invoice/upload/captions.ts'
import type { UploadField } from '../../../domain/invoice/upload/fields.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'

/** Says which headings a sheet lacks, or that none is recognised. */
export const MissingColumns = ({ missing }: { readonly missing: readonly (readonly UploadField[])[] }) => {
  const { t } = useLingui()
  const locale = useLocale()
  if (missing.length === 0)
    return (
      <Banner isLive title={t`The headings of this sheet are not recognised`} tone="danger">
        <Trans>
          One of the first 20 rows must hold headings: those of the sample file, in any order, or those of a file that
          VIN, VNPT, M-Invoice or AMNOTE has exported. Copy your columns into the sample file, or give them its
          headings.
        </Trans>
      </Banner>
    )
  const named = missing.map((group) =>
    sampleFields.filter((field) => group.includes(field)).map((field) => uploadCaptions[field][locale]),
  )
  return (
    <Banner isLive title={t`Columns are missing`} tone="danger">
      <p>
        <Trans>Add these columns to your file, with these headings, then choose it again.</Trans>
      </p>
      <ul aria-label={t`Missing columns`}>
        {named.map((captions) => (
          <li key={captions.join()}>{captions.join(' / ')}</li>
        ))}
      </ul>
    </Banner>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { payrollCaptions, type PayrollField } from '../../../domain/pitCertificate/payroll/columns.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'

/** Says which headings a sheet lacks; all of them, where none is recognised. */
export const MissingColumns = ({ missing }: { readonly missing: readonly PayrollField[] }) => {
  const { t } = useLingui()
  const locale = useLocale()
  if (missing.length === 0)
    return (
      <Banner isLive title={t`The headings of this sheet are not recognised`} tone="danger">
        <Trans>
          One of the first 20 rows must hold the headings of the sample file, in any order. Copy your columns into the
          sample file, or give them its headings.
        </Trans>
      </Banner>
    )
  return (
    <Banner isLive title={t`Columns are missing`} tone="danger">
      <p>
        <Trans>
          Add these columns to your file, with these headings, then choose it again. For drafts they may be empty.
        </Trans>
      </p>
      <ul aria-label={t`Missing columns`}>
        {missing.map((field) => (
          <li key={field}>{payrollCaptions[field][locale]}</li>
        ))}
      </ul>
    </Banner>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { isOfRepresentative, type FilledField } from '../../../domain/declaration/companyData.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { textLabels } from './fieldLabels.ts'

/** Says which fields of a change are not as they were accepted, since the company's data have changed. */
export const FilledNotice = ({ fields }: { readonly fields: readonly FilledField[] }) => {
  const { t, i18n } = useLingui()
  const nameOf = (field: FilledField) =>
    isOfRepresentative(field) ? t`Legal representative` : i18n._(textLabels[field])
  const names = new Intl.ListFormat(useLocale()).format(new Set(fields.map(nameOf)))
  return (
    <Banner title={t`Filled with what your company's data say now`} tone="info">
      <p>
        <Trans>Changed fields: {names}. Everything else is as the tax authority has accepted it.</Trans>
      </p>
    </Banner>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { isOfRepresentative, type FilledField } from '../../../domain/declaration/companyData.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import type { InForce } from '../../../api/queries/inForce.ts'
import { textLabels } from './fieldLabels.ts'
import { useInForceName } from './useInForceName.ts'

const ChangedFields = ({ fields }: { readonly fields: readonly FilledField[] }) => {
  const { t, i18n } = useLingui()
  const nameOf = (field: FilledField) =>
    isOfRepresentative(field) ? t`Legal representative` : i18n._(textLabels[field])
  const names = new Intl.ListFormat(useLocale()).format(new Set(fields.map(nameOf)))
  return (
    <p>
      <Trans>Changed fields: {names}. Everything else is as the tax authority has accepted it.</Trans>
    </p>
  )
}

/** Says which fields of a change are not as they were accepted, since the company's data have changed. */
export const FilledNotice = ({ fields }: { readonly fields: readonly FilledField[] }) => {
  const { t } = useLingui()
  return (
    <Banner title={t`Filled with what your company's data say now`} tone="info">
      <ChangedFields fields={fields} />
    </Banner>
  )
}

interface Props {
  readonly filledFrom: InForce
  readonly fields: readonly FilledField[]
  readonly onUndo: () => void
}

/** Says what a change was filled from as its type was chosen, and undoes that. */
export const FilledFromNotice = ({ filledFrom, fields, onUndo }: Props) => {
  const { t } = useLingui()
  const name = useInForceName()(filledFrom)
  return (
    <Banner
      actions={
        <Button onPress={onUndo} size="small">
          <Trans>Undo filling in</Trans>
        </Button>
      }
      title={t`Filled from declaration ${name}, which is in force`}
      tone="info"
    >
      <p>
        <Trans>
          Its options and certificates were taken over, with your company's data of today. Undoing this opens the change
          without them.
        </Trans>
      </p>
      {fields.length > 0 && <ChangedFields fields={fields} />}
    </Banner>
  )
}

import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCodeList } from '../../../codeLists/useCodeOptions.ts'
import type { CompanyInformation } from '../../../domain/companyForm.ts'
import { layoutsOf, type TemplateKind } from '../../../domain/templates/codes.ts'
import { ImageField } from '../../../images/ImageField.tsx'
import { OptionsNotRead } from '../../../records/form/OptionsNotRead.tsx'
import { FormSelect } from '../../../ui/form/connect/FormSelect.tsx'
import { Watch } from '../../../ui/form/connect/Watch.tsx'
import { FormRow, FormSection } from '../../../ui/form/FormSection.tsx'
import { PreviewButton } from '../preview/PreviewButton.tsx'
import type { TemplateFields } from './templateFields.ts'
import { templateLabels } from './templateLabels.ts'

interface Props {
  readonly kind: TemplateKind
  readonly fields: TemplateFields
  readonly isClosed: boolean
  /** The background is chosen once (seed 001 §7). */
  readonly isNew: boolean
  readonly company: CompanyInformation
}

/** Layout, logo and background of a template, and how it looks (seed 001 §2.4, §2.5). */
export const AppearanceSection = ({ kind, fields, isClosed, isNew, company }: Props) => {
  const { t, i18n } = useLingui()
  const { options: layouts, query } = useCodeList('template-id')
  const layoutOptions = (formNumber: string) =>
    layoutsOf(formNumber).flatMap((layout) => {
      const named = layouts.find(({ value }) => value === layout)
      if (named !== undefined) return [{ value: layout, label: `${layout} – ${named.label}` }]
      return query.data === undefined ? [{ value: layout, label: layout }] : []
    })
  return (
    <FormSection description={<Trans>How the template is printed.</Trans>} title={t`Appearance`}>
      <OptionsNotRead query={query} title={t`The template types could not be read`} />
      <FormRow>
        <Watch name="form_no" of={fields}>
          {(formNumber) => (
            <FormSelect
              isReadOnly={isClosed || kind === 'document'}
              isRequired
              label={i18n._(templateLabels.temp_id)}
              name="temp_id"
              of={fields}
              options={layoutOptions(formNumber ?? '')}
              placeholder={t`Choose`}
            />
          )}
        </Watch>
      </FormRow>
      <ImageField
        isClosed={isClosed}
        label={i18n._(templateLabels.logo_img)}
        name="logo_img"
        of={fields}
        preview="large"
        purpose="logo"
        uploadStep={msg`The logo was not sent`}
      />
      <ImageField
        isClosed={isClosed || !isNew}
        label={i18n._(templateLabels.bg_img)}
        name="bg_img"
        of={fields}
        purpose="background"
        uploadStep={msg`The background was not sent`}
      />
      <FormRow>
        <PreviewButton company={company} fields={fields} kind={kind} />
      </FormRow>
    </FormSection>
  )
}

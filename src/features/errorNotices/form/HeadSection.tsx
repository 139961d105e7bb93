import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { noticeTypes } from '../../../domain/errorNotice/fields.ts'
import { FormDateField } from '../../../ui/form/connect/FormDateField.tsx'
import { FormRadioGroup } from '../../../ui/form/connect/FormRadioGroup.tsx'
import { FormTextField } from '../../../ui/form/connect/FormTextField.tsx'
import { Watch } from '../../../ui/form/connect/Watch.tsx'
import { FormRow, FormSection } from '../../../ui/form/FormSection.tsx'
import { useNoticeFamily } from '../family.ts'
import { formTextsOf } from './familyTexts.ts'
import type { FieldProps } from './fields.ts'
import { textLabels, type ShownText } from './labels.ts'

/** The authority's notice that is answered; nothing of a notice of the company's own accord. */
const Answered = ({ fields, isClosed }: FieldProps) => {
  const { i18n } = useLingui()
  const given = { of: fields, isDisabled: isClosed, isRequired: true } as const
  return (
    <Watch name="notice_type" of={fields}>
      {(type) =>
        type === noticeTypes.answer && (
          <>
            <FormTextField {...given} label={i18n._(textLabels.authority_no)} maxLength={30} name="authority_no" />
            <FormDateField {...given} label={i18n._(textLabels.authority_date)} name="authority_date" />
          </>
        )
      }
    </Watch>
  )
}

/** Who notifies whom of what kind of error, where and when. */
export const HeadSection = (field: FieldProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { fields, isClosed } = field
  const own = (name: ShownText) => <FormTextField isReadOnly label={i18n._(textLabels[name])} name={name} of={fields} />
  return (
    <FormSection description={i18n._(formTextsOf[useNoticeFamily()].form)} level={2} title={t`Notice`}>
      <FormRow>
        <FormRadioGroup
          isDisabled={isClosed}
          isRequired
          label={i18n._(textLabels.notice_type)}
          name="notice_type"
          of={fields}
          options={[
            { value: noticeTypes.own, label: t`The company has found the error itself` },
            { value: noticeTypes.answer, label: t`It answers a notice of the tax authority` },
          ]}
        />
      </FormRow>
      <Answered {...field} />
      <FormTextField
        isDisabled={isClosed}
        isRequired
        label={i18n._(textLabels.place)}
        maxLength={50}
        name="place"
        of={fields}
      />
      <FormDateField
        isDisabled={isClosed}
        isRequired
        label={i18n._(textLabels.notice_date)}
        name="notice_date"
        of={fields}
      />
      {own('comp_nm')}
      {own('comp_taxcd')}
      <FormRow>{own('txof_nm')}</FormRow>
    </FormSection>
  )
}

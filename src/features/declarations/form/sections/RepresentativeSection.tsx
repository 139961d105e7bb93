import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { vietnamDay } from '../../../../domain/dates.ts'
import { vietnameseNationality } from '../../../../domain/codeList.ts'
import { phoneText } from '../../../../domain/phone.ts'
import { folded } from '../../../../domain/text.ts'
import { useLocale } from '../../../../i18n/locale.ts'
import { ComboBox } from '../../../../ui/form/ComboBox.tsx'
import { FormDateField } from '../../../../ui/form/connect/FormDateField.tsx'
import { FormRadioGroup } from '../../../../ui/form/connect/FormRadioGroup.tsx'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { FormTextField } from '../../../../ui/form/connect/FormTextField.tsx'
import { Watch } from '../../../../ui/form/connect/Watch.tsx'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import { textLabels } from '../fieldLabels.ts'
import { nationalityOptions, type DeclarationLists } from '../formLists.ts'
import { recheckIfWrong } from '../problems.ts'
import { LimitedTextField } from './LimitedTextField.tsx'
import type { SectionProps } from './section.ts'

interface NationalityProps extends SectionProps {
  readonly lists: DeclarationLists
}

const NationalityField = ({ fields, isClosed, lists }: NationalityProps) => {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const nations = useMemo(() => nationalityOptions(lists.nationalities, locale), [lists.nationalities, locale])
  return (
    <FormString name="rppr_nation" of={fields}>
      {(control) => (
        <ComboBox
          {...control}
          emptyText={t`No nationality of that name`}
          fold={folded}
          isDisabled={isClosed}
          label={i18n._(textLabels.rppr_nation)}
          onChange={(nation) => {
            control.onChange(nation)
            recheckIfWrong(fields, 'rppr_cid')
          }}
          options={nations}
        />
      )}
    </FormString>
  )
}

/** The citizen ID, which is required of Vietnamese only (seed 000 §5). */
const CitizenIdField = ({ fields, isClosed }: SectionProps) => {
  const { i18n } = useLingui()
  return (
    <Watch name="rppr_nation" of={fields}>
      {(nation) => (
        <FormTextField
          inputMode="numeric"
          isDisabled={isClosed}
          isRequired={nation === vietnameseNationality}
          label={i18n._(textLabels.rppr_cid)}
          name="rppr_cid"
          of={fields}
        />
      )}
    </Watch>
  )
}

/** Who signs for the company by law (seed 000 §3 "Representative"). */
export const RepresentativeSection = ({ fields, isClosed, lists }: NationalityProps) => {
  const { t, i18n } = useLingui()
  const [today] = useState(() => vietnamDay(new Date()))
  const required = (name: 'rppr_phone' | 'rppr_dob' | 'rppr_gender' | 'rppr_passport') =>
    ({ isDisabled: isClosed, isRequired: true, label: i18n._(textLabels[name]), of: fields }) as const
  const genders = [
    { value: '1', label: t`Male` },
    { value: '0', label: t`Female` },
  ]
  return (
    <FormSection title={t`Legal representative`}>
      <LimitedTextField fields={fields} isDisabled={isClosed} name="rppr_nm" />
      <FormTextField {...required('rppr_phone')} keep={phoneText} name="rppr_phone" type="tel" />
      <FormDateField {...required('rppr_dob')} max={today} name="rppr_dob" />
      <FormRadioGroup {...required('rppr_gender')} name="rppr_gender" options={genders} orientation="horizontal" />
      <NationalityField fields={fields} isClosed={isClosed} lists={lists} />
      <CitizenIdField fields={fields} isClosed={isClosed} />
      <FormTextField {...required('rppr_passport')} name="rppr_passport" />
    </FormSection>
  )
}

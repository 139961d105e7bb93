import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { vietnamDay } from '../../../../domain/dates.ts'
import { vietnameseNationality } from '../../../../domain/code-list.ts'
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

/** Who signs for the company by law (seed 000 §3 "Representative"). The citizen ID is required of Vietnamese only (§5). */
export const RepresentativeSection = ({
  fields,
  isClosed,
  lists,
}: SectionProps & { readonly lists: DeclarationLists }) => {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const [today] = useState(() => vietnamDay(new Date()))
  const label = (name: keyof typeof textLabels): string => i18n._(textLabels[name])
  const nations = useMemo(() => nationalityOptions(lists.nationalities, locale), [lists.nationalities, locale])
  const genders = [
    { value: '1', label: t`Male` },
    { value: '0', label: t`Female` },
  ]
  return (
    <FormSection title={t`Legal representative`}>
      <LimitedTextField fields={fields} isDisabled={isClosed} name="rppr_nm" />
      <FormTextField
        isDisabled={isClosed}
        isRequired
        keep={phoneText}
        label={label('rppr_phone')}
        name="rppr_phone"
        of={fields}
        type="tel"
      />
      <FormDateField
        isDisabled={isClosed}
        isRequired
        label={label('rppr_dob')}
        max={today}
        name="rppr_dob"
        of={fields}
      />
      <FormRadioGroup
        isDisabled={isClosed}
        isRequired
        label={label('rppr_gender')}
        name="rppr_gender"
        of={fields}
        options={genders}
        orientation="horizontal"
      />
      <FormString name="rppr_nation" of={fields}>
        {(control) => (
          <ComboBox
            {...control}
            emptyText={t`No nationality of that name`}
            fold={folded}
            isDisabled={isClosed}
            label={label('rppr_nation')}
            onChange={(nation) => {
              control.onChange(nation)
              recheckIfWrong(fields, 'rppr_cid')
            }}
            options={nations}
          />
        )}
      </FormString>
      <Watch name="rppr_nation" of={fields}>
        {(nation) => (
          <FormTextField
            inputMode="numeric"
            isDisabled={isClosed}
            isRequired={nation === vietnameseNationality}
            label={label('rppr_cid')}
            name="rppr_cid"
            of={fields}
          />
        )}
      </Watch>
      <FormTextField isDisabled={isClosed} isRequired label={label('rppr_passport')} name="rppr_passport" of={fields} />
    </FormSection>
  )
}

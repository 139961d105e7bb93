import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { nationalityOptions } from '../../../../codeLists/nationalityOptions.ts'
import { vietnamDay } from '../../../../domain/dates.ts'
import { warnedFields, type WarnedField } from '../../../../domain/declaration/fieldWarnings.ts'
import { hasText } from '../../../../domain/declaration/versioned.ts'
import { vietnameseNationality } from '../../../../domain/codeList.ts'
import { phoneText } from '../../../../domain/phone.ts'
import { folded } from '../../../../domain/text.ts'
import { useLocale } from '../../../../i18n/locale.ts'
import { ComboBox } from '../../../../ui/form/ComboBox.tsx'
import { FormDateField } from '../../../../ui/form/connect/FormDateField.tsx'
import { FormRadioGroup } from '../../../../ui/form/connect/FormRadioGroup.tsx'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { Watch, WatchEach } from '../../../../ui/form/connect/Watch.tsx'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { textLabels } from '../fieldLabels.ts'
import type { DeclarationLists } from '../formLists.ts'
import { recheckIfWrong } from '../problems.ts'
import { LimitedTextField } from './LimitedTextField.tsx'
import type { FactsProps, SectionProps } from './section.ts'
import { useFieldWarnings } from './useFieldWarnings.ts'

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

interface WarnedProps extends SectionProps {
  readonly warning: string
}

/** The citizen ID, which is required of Vietnamese only (seed 000 §5). */
const CitizenIdField = ({ fields, isClosed, warning }: WarnedProps) => {
  const { i18n } = useLingui()
  return (
    <Watch name="rppr_nation" of={fields}>
      {(nation) => (
        <FormString name="rppr_cid" of={fields}>
          {(control) => (
            <TextField
              {...control}
              inputMode="numeric"
              isDisabled={isClosed}
              isRequired={nation === vietnameseNationality}
              label={i18n._(textLabels.rppr_cid)}
              warningMessage={control.errorMessage === '' ? warning : ''}
            />
          )}
        </FormString>
      )}
    </Watch>
  )
}

interface IdentityProps extends SectionProps {
  readonly warningOf: (field: WarnedField) => string
}

/** Phone, day of birth and gender. */
const PersonFields = ({ fields, isClosed, warningOf }: IdentityProps) => {
  const { t, i18n } = useLingui()
  const [today] = useState(() => vietnamDay(new Date()))
  const given = (name: WarnedField) =>
    ({
      isDisabled: isClosed,
      isRequired: true,
      label: i18n._(textLabels[name]),
      warningMessage: warningOf(name),
    }) as const
  const genders = [
    { value: '1', label: t`Male` },
    { value: '0', label: t`Female` },
  ]
  return (
    <>
      <FormString name="rppr_phone" of={fields}>
        {(control) => <TextField {...given('rppr_phone')} {...control} keep={phoneText} type="tel" />}
      </FormString>
      <FormDateField {...given('rppr_dob')} max={today} name="rppr_dob" of={fields} />
      <Watch name="xml_vs" of={fields}>
        {(version) =>
          hasText('rppr_gender', version ?? '') && (
            <FormRadioGroup
              {...given('rppr_gender')}
              name="rppr_gender"
              of={fields}
              options={genders}
              orientation="horizontal"
            />
          )
        }
      </Watch>
    </>
  )
}

interface Props extends NationalityProps, FactsProps {}

/** Who signs for the company by law (seed 000 §3 "Representative"). */
export const RepresentativeSection = ({ fields, isClosed, lists, facts }: Props) => {
  const { t, i18n } = useLingui()
  const warningOf = useFieldWarnings(fields, facts, isClosed)
  return (
    <FormSection
      title={facts.companyType === 'household' ? t`Representative of the household` : t`Legal representative`}
    >
      <WatchEach names={warnedFields} of={fields}>
        {() => (
          <>
            <LimitedTextField
              fields={fields}
              isDisabled={isClosed}
              name="rppr_nm"
              warningMessage={warningOf('rppr_nm')}
            />
            <PersonFields fields={fields} isClosed={isClosed} warningOf={warningOf} />
            <NationalityField fields={fields} isClosed={isClosed} lists={lists} />
            <CitizenIdField fields={fields} isClosed={isClosed} warning={warningOf('rppr_cid')} />
            <FormString name="rppr_passport" of={fields}>
              {(control) => (
                <TextField
                  {...control}
                  isDisabled={isClosed}
                  isRequired
                  label={i18n._(textLabels.rppr_passport)}
                  warningMessage={control.errorMessage === '' ? warningOf('rppr_passport') : ''}
                />
              )}
            </FormString>
          </>
        )}
      </WatchEach>
    </FormSection>
  )
}

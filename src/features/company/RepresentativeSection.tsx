import { useLingui } from '@lingui/react/macro'
import { getValue } from '@modular-forms/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../api/provider.tsx'
import { nationalitiesQuery } from '../../api/queries/commons.ts'
import { codeName, vietnameseNationality } from '../../domain/codeList.ts'
import type { CompanyType } from '../../domain/companyType.ts'
import { vietnamDay } from '../../domain/dates.ts'
import { citizenIdWarning } from '../../domain/identityPapers.ts'
import { folded } from '../../domain/text.ts'
import { useLocale } from '../../i18n/locale.ts'
import { OptionsNotRead } from '../../records/form/OptionsNotRead.tsx'
import { FormComboBox } from '../../ui/form/connect/FormComboBox.tsx'
import { FormDateField } from '../../ui/form/connect/FormDateField.tsx'
import { FormRadioGroup } from '../../ui/form/connect/FormRadioGroup.tsx'
import { FormTextField } from '../../ui/form/connect/FormTextField.tsx'
import { WatchEach } from '../../ui/form/connect/Watch.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useCompanyLabels } from './companyLabels.ts'
import { CompanyText, type SectionProps } from './CompanyText.tsx'

/** The nationality, kept by its Vietnamese name (seed 001 §3). */
const NationalityField = ({ fields, isClosed }: SectionProps) => {
  const { t } = useLingui()
  const locale = useLocale()
  const query = useQuery(nationalitiesQuery(useApi()))
  const { data: nations } = query
  const problem = t`The nationalities could not be read`
  const options = useMemo(
    () =>
      (nations ?? []).map((nation) => ({
        value: nation.code_vn_nm,
        label: codeName(nation, locale),
        terms: [nation.code, nation.code_en_nm, nation.code_vn_nm],
      })),
    [nations, locale],
  )
  return (
    <>
      <FormComboBox
        emptyText={query.isError ? problem : t`No nationality of that name`}
        fold={folded}
        isDisabled={isClosed}
        isRequired
        label={useCompanyLabels().rppr_nation}
        name="rppr_nation"
        of={fields}
        options={options}
      />
      <OptionsNotRead query={query} title={problem} />
    </>
  )
}

/** Required of Vietnamese only (seed 001 §5), and compared with the day of birth and the gender while it is typed. */
const CitizenIdField = ({ fields, isClosed }: SectionProps) => {
  const label = useCompanyLabels().rppr_cid
  const textOf = (name: 'rppr_dob' | 'rppr_gender' | 'rppr_nation') =>
    getValue(fields, name, { shouldActive: false }) ?? ''
  const warningOf = (id: string): string =>
    isClosed ? '' : citizenIdWarning(id, { rppr_dob: textOf('rppr_dob'), rppr_gender: textOf('rppr_gender') })
  return (
    <WatchEach names={['rppr_dob', 'rppr_gender', 'rppr_nation']} of={fields}>
      {() => (
        <FormTextField
          inputMode="numeric"
          isReadOnly={isClosed}
          isRequired={textOf('rppr_nation') === vietnameseNationality}
          label={label}
          name="rppr_cid"
          of={fields}
          warningOf={warningOf}
        />
      )}
    </WatchEach>
  )
}

/** Who acts for the company by law; a citizen id is required of Vietnamese only (seed 001 §5). */
export const RepresentativeSection = ({
  companyType,
  ...section
}: SectionProps & { readonly companyType: CompanyType }) => {
  const { t } = useLingui()
  const labels = useCompanyLabels()
  const { fields, isClosed } = section
  const [today] = useState(() => vietnamDay(new Date()))
  const genders = [
    { value: '1', label: t`Male` },
    { value: '0', label: t`Female` },
  ]
  const own = { isDisabled: isClosed, isRequired: true, of: fields }
  return (
    <FormSection title={companyType === 'household' ? t`Representative of the household` : t`Legal representative`}>
      <CompanyText {...section} isRequired name="representative_name" />
      <CompanyText {...section} isRequired name="rppr_phone" type="tel" />
      <FormDateField {...own} label={labels.rppr_dob} max={today} name="rppr_dob" />
      <FormRadioGroup
        {...own}
        label={labels.rppr_gender}
        name="rppr_gender"
        options={genders}
        orientation="horizontal"
      />
      <NationalityField {...section} />
      <CitizenIdField {...section} />
      <CompanyText {...section} name="rppr_passport" />
    </FormSection>
  )
}

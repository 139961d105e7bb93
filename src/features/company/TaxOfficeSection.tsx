import { useLingui } from '@lingui/react/macro'
import { setValue } from '@modular-forms/react'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/provider.tsx'
import { nationalitiesQuery } from '../../api/queries/commons.ts'
import { vietnamCode, vietnameseNationality } from '../../domain/codeList.ts'
import type { CompanyInformation } from '../../domain/companyForm.ts'
import { folded } from '../../domain/text.ts'
import { OptionsNotRead } from '../../records/form/OptionsNotRead.tsx'
import { ComboBox } from '../../ui/form/ComboBox.tsx'
import { FormString } from '../../ui/form/connect/FormString.tsx'
import { Watch } from '../../ui/form/connect/Watch.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useCompanyLabels } from './companyLabels.ts'
import type { SectionProps } from './CompanyText.tsx'
import { ownOption, withOwn } from './ownOption.ts'
import { TaxOfficeField } from './TaxOfficeField.tsx'
import { citiesQuery } from './taxOfficeQueries.ts'

/** The code under which a server lists Vietnam, once its nations are read or cannot be. */
const useVietnamCode = (): string | null => {
  const { data, isPending } = useQuery(nationalitiesQuery(useApi()))
  if (isPending) return null
  return data?.find(({ code_vn_nm }) => code_vn_nm === vietnameseNationality)?.code ?? vietnamCode
}

interface Props extends SectionProps {
  /** Names its own city and office while their lists are not there. */
  readonly company: CompanyInformation
}

/** The city, and one of its tax offices; another city has others (seed 001 §3, §7). */
export const TaxOfficeSection = ({ fields, isClosed, company }: Props) => {
  const { t } = useLingui()
  const labels = useCompanyLabels()
  const query = useQuery(citiesQuery(useApi(), useVietnamCode()))
  const cities = query.data ?? []
  const options = withOwn(
    cities.map(({ city_code, city_name }) => ({ value: city_code, label: city_name })),
    ownOption(company.city_code, company.city_name),
  )
  const problem = t`The cities could not be read`
  return (
    <FormSection title={t`Tax office`}>
      <OptionsNotRead query={query} title={problem} />
      <FormString name="city_code" of={fields}>
        {({ value, onChange, ...control }) => (
          <ComboBox
            {...control}
            emptyText={query.isError ? problem : t`No city of that name`}
            fold={folded}
            isDisabled={isClosed}
            isRequired
            isSearched
            label={labels.city_code}
            onChange={(city) => {
              onChange(city)
              setValue(fields, 'tax_office_id', '', { shouldFocus: false, shouldValidate: false })
            }}
            options={options}
            value={value}
          />
        )}
      </FormString>
      <Watch name="city_code" of={fields}>
        {(city) => (
          <TaxOfficeField cities={cities} city={city ?? ''} company={company} fields={fields} isClosed={isClosed} />
        )}
      </Watch>
    </FormSection>
  )
}

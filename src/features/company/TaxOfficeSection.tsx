import { useLingui } from '@lingui/react/macro'
import { setValue } from '@modular-forms/react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { cityInfo, taxOfficeInfo } from '../../api/contract/commons.ts'
import { valueOrThrow } from '../../api/failureError.ts'
import { useApi } from '../../api/provider.tsx'
import { nationalitiesQuery } from '../../api/queries/commons.ts'
import { vietnamCode, vietnameseNationality } from '../../domain/codeList.ts'
import type { CompanyInformation } from '../../domain/companyForm.ts'
import { folded } from '../../domain/text.ts'
import { OptionsNotRead } from '../../records/form/OptionsNotRead.tsx'
import { ComboBox } from '../../ui/form/ComboBox.tsx'
import { FormComboBox } from '../../ui/form/connect/FormComboBox.tsx'
import { FormString } from '../../ui/form/connect/FormString.tsx'
import { Watch } from '../../ui/form/connect/Watch.tsx'
import type { Option } from '../../ui/form/field.ts'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useCompanyLabels } from './companyLabels.ts'
import type { SectionProps } from './CompanyText.tsx'

/** The code under which a server lists Vietnam, once its nations are read or cannot be. */
const useVietnamCode = (): string | null => {
  const { data, isPending } = useQuery(nationalitiesQuery(useApi()))
  if (isPending) return null
  return data?.find(({ code_vn_nm }) => code_vn_nm === vietnameseNationality)?.code ?? vietnamCode
}

const citiesQuery = (api: ApiClient, nation: string | null) =>
  queryOptions({
    queryKey: ['commons', 'cities', nation],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(cityInfo, { query: { cd: nation ?? vietnamCode } }, { signal })),
    enabled: nation !== null,
    staleTime: Infinity,
  })

const officesQuery = (api: ApiClient, city: string) =>
  queryOptions({
    queryKey: ['commons', 'tax-offices', city],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(taxOfficeInfo, { query: { city_code: city } }, { signal })).tax_Office_info,
    enabled: city !== '',
    staleTime: Infinity,
  })

/** What stands for a list that is not there: the one that the company has. */
const ownOption = (value: string, name: string): Option[] =>
  value === '' ? [] : [{ value, label: name === '' ? value : name }]

interface Props extends SectionProps {
  /** Names its own city and office while their lists are not there. */
  readonly company: CompanyInformation
}

const OfficeField = ({ fields, isClosed, company, city }: Props & { readonly city: string }) => {
  const { t } = useLingui()
  const query = useQuery(officesQuery(useApi(), city))
  const options =
    query.data?.map(({ txof_id, txof_nm }) => ({ value: txof_id, label: txof_nm, terms: [txof_id] })) ??
    (city === company.city_code ? ownOption(company.tax_office_id, company.tax_office_name) : [])
  const problem = t`The tax offices could not be read`
  return (
    <>
      <FormComboBox
        description={city === '' ? t`Choose the city first` : undefined}
        emptyText={query.isError ? problem : t`No tax office of that name`}
        fold={folded}
        isDisabled={isClosed || city === ''}
        isRequired
        label={useCompanyLabels().tax_office_id}
        name="tax_office_id"
        of={fields}
        options={options}
      />
      <Watch name="tax_office_id" of={fields}>
        {(office) => (
          <TextField isReadOnly label={t`Tax office code`} onChange={() => undefined} value={office ?? ''} />
        )}
      </Watch>
      <OptionsNotRead query={query} title={problem} />
    </>
  )
}

/** The city, and one of its tax offices; another city has others (seed 001 §3, §7). */
export const TaxOfficeSection = ({ fields, isClosed, company }: Props) => {
  const { t } = useLingui()
  const labels = useCompanyLabels()
  const query = useQuery(citiesQuery(useApi(), useVietnamCode()))
  const options =
    query.data?.map(({ city_code, city_name }) => ({ value: city_code, label: city_name })) ??
    ownOption(company.city_code, company.city_name)
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
        {(city) => <OfficeField city={city ?? ''} company={company} fields={fields} isClosed={isClosed} />}
      </Watch>
    </FormSection>
  )
}

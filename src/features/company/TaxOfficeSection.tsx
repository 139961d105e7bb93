import { useLingui } from '@lingui/react/macro'
import { setValue } from '@modular-forms/react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { cityInfo, taxOfficeInfo } from '../../api/contract/commons.ts'
import { valueOrThrow } from '../../api/failureError.ts'
import { useApi } from '../../api/provider.tsx'
import { folded } from '../../domain/text.ts'
import { ComboBox } from '../../ui/form/ComboBox.tsx'
import { FormComboBox } from '../../ui/form/connect/FormComboBox.tsx'
import { FormString } from '../../ui/form/connect/FormString.tsx'
import { Watch } from '../../ui/form/connect/Watch.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useCompanyLabels } from './companyLabels.ts'
import type { SectionProps } from './CompanyText.tsx'

const citiesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['commons', 'cities'],
    queryFn: async ({ signal }) => valueOrThrow(await api.send(cityInfo, {}, { signal })),
    staleTime: Infinity,
  })

const officesQuery = (api: ApiClient, city: string) =>
  queryOptions({
    queryKey: ['commons', 'tax-offices', city],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(taxOfficeInfo, { query: { city_code: city } }, { signal })),
    enabled: city !== '',
    staleTime: Infinity,
  })

const OfficeField = ({ fields, isClosed, city }: SectionProps & { readonly city: string }) => {
  const { t } = useLingui()
  const { data: offices } = useQuery(officesQuery(useApi(), city))
  const options = (offices ?? []).map(({ txof_id, txof_nm }) => ({ value: txof_id, label: txof_nm, terms: [txof_id] }))
  return (
    <>
      <FormComboBox
        description={city === '' ? t`Choose the city first` : undefined}
        emptyText={t`No tax office of that name`}
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
    </>
  )
}

/** The city, and one of its tax offices; another city has others (seed 001 §3, §7). */
export const TaxOfficeSection = ({ fields, isClosed }: SectionProps) => {
  const { t } = useLingui()
  const labels = useCompanyLabels()
  const { data: cities } = useQuery(citiesQuery(useApi()))
  const options = (cities ?? []).map(({ city_code, city_name }) => ({ value: city_code, label: city_name }))
  return (
    <FormSection title={t`Tax office`}>
      <FormString name="city_code" of={fields}>
        {({ value, onChange, ...control }) => (
          <ComboBox
            {...control}
            emptyText={t`No city of that name`}
            fold={folded}
            isDisabled={isClosed}
            isRequired
            label={labels.city_code}
            onChange={(city) => {
              onChange(city)
              if (city !== value) setValue(fields, 'tax_office_id', '', { shouldFocus: false, shouldValidate: false })
            }}
            options={options}
            value={value}
          />
        )}
      </FormString>
      <Watch name="city_code" of={fields}>
        {(city) => <OfficeField city={city ?? ''} fields={fields} isClosed={isClosed} />}
      </Watch>
    </FormSection>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '../../api/contract/call.ts'
import type { cityInfo } from '../../api/contract/commons.ts'
import { useApi } from '../../api/provider.tsx'
import type { CompanyInformation } from '../../domain/companyForm.ts'
import { folded } from '../../domain/text.ts'
import { OptionsNotRead } from '../../records/form/OptionsNotRead.tsx'
import { FormComboBox } from '../../ui/form/connect/FormComboBox.tsx'
import { Watch } from '../../ui/form/connect/Watch.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useCompanyLabels } from './companyLabels.ts'
import type { SectionProps } from './CompanyText.tsx'
import { FormerOfficeNote } from './FormerOfficeNote.tsx'
import { ownOption, withOwn } from './ownOption.ts'
import { officesQuery } from './taxOfficeQueries.ts'

interface Props extends SectionProps {
  readonly company: CompanyInformation
  readonly city: string
  readonly cities: AnswerOf<typeof cityInfo>
}

/** A tax office of the chosen city, with its code. */
export const TaxOfficeField = ({ fields, isClosed, company, city, cities }: Props) => {
  const { t } = useLingui()
  const query = useQuery(officesQuery(useApi(), city))
  const isOwnCity = city === company.city_code
  const options = withOwn(
    (query.data ?? []).map(({ txof_id, txof_nm, former_district }) => ({
      value: txof_id,
      label: txof_nm,
      description: former_district === '' ? undefined : `${txof_id} · ${former_district}`,
      terms: [txof_id],
    })),
    isOwnCity ? ownOption(company.tax_office_id, company.tax_office_name) : [],
  )
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
          <>
            <TextField isReadOnly label={t`Tax office code`} onChange={() => undefined} value={office ?? ''} />
            {isOwnCity && office !== '' && office === company.tax_office_id && query.data !== undefined && (
              <FormerOfficeNote
                cities={cities}
                company={company}
                fields={fields}
                isClosed={isClosed}
                offices={query.data}
              />
            )}
          </>
        )}
      </Watch>
      <OptionsNotRead query={query} title={problem} />
    </>
  )
}

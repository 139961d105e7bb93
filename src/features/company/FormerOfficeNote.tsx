import { useLingui } from '@lingui/react/macro'
import { focus, setValue } from '@modular-forms/react'
import { useQuery } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { useApi } from '../../api/provider.tsx'
import type { AnswerOf } from '../../api/contract/call.ts'
import type { cityInfo, taxOfficeInfo } from '../../api/contract/commons.ts'
import type { CompanyInformation } from '../../domain/companyForm.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import type { SectionProps } from './CompanyText.tsx'
import { everyOfficeQuery } from './taxOfficeQueries.ts'

interface Props extends SectionProps {
  readonly company: CompanyInformation
  readonly cities: AnswerOf<typeof cityInfo>
  /** Those of the company's city. */
  readonly offices: AnswerOf<typeof taxOfficeInfo>['tax_Office_info']
}

const quietly = { shouldFocus: false, shouldValidate: false }

/** Says what today's list has for the tax office that the company keeps, where it has another name, another city or none (docs/decisions/0486). */
export const FormerOfficeNote = ({ fields, isClosed, company, cities, offices }: Props) => {
  const { t } = useLingui()
  const code = company.tax_office_id
  const isCode = ({ txof_id }: { readonly txof_id: string }) => txof_id === code
  const own = offices.find(isCode)
  const { data: every } = useQuery(everyOfficeQuery(useApi(), own === undefined))
  if (own !== undefined) {
    const name = own.txof_nm
    return name === company.tax_office_name ? null : (
      <Banner title={t`Tax office ${code} has another name today`} tone="info">
        <p>{t`It is now called “${name}”. Saving the company takes this name over, and declarations saved after that carry it. Declarations that were filed stay as they are.`}</p>
      </Banner>
    )
  }
  if (every === undefined) return null
  const moved = every.find(isCode)
  if (moved === undefined)
    return (
      <Banner title={t`Tax office ${code} is not in today's list`} tone="warning">
        <p>{t`The company keeps it until you choose another one. Choose the tax office that manages the company today before you file a declaration.`}</p>
      </Banner>
    )
  const { txof_nm: name, city_code } = moved
  const city = cities.find((each) => each.city_code === city_code)?.city_name ?? city_code
  const takeOver = () => {
    // Drawn first: a combo box whose text changes while it has the focus opens its list.
    flushSync(() => setValue(fields, 'city_code', city_code, quietly))
    focus(fields, 'city_code')
  }
  return (
    <Banner
      actions={
        isClosed ? undefined : (
          <Button onPress={takeOver} size="small">
            {t`Use today's city and tax office`}
          </Button>
        )
      }
      title={t`Tax office ${code} belongs to another city today`}
      tone="warning"
    >
      <p>{t`It is now called “${name}” and belongs to ${city}. The company keeps its former city and tax office until you change them here and save.`}</p>
    </Banner>
  )
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { useApi } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { taxCodeSchema, writtenTaxCode } from '../../../domain/taxCode.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { FormRow } from '../../../ui/form/FormSection.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { customerLabel } from '../list/useCustomerList.tsx'
import { sameTaxCodeQuery } from '../queries.ts'

interface Props {
  /** As it is typed. */
  readonly taxCode: string
  /** The customer whose form it is. */
  readonly self: string | null
}

/** Customers that are named; the list shows the others. */
const mostNamed = 5

/** Says which other customers have the tax code that is typed; two of them may be meant to be so, as branches of one company are. */
export const SameTaxCode = ({ taxCode, self }: Props) => {
  const { t } = useLingui()
  const api = useApi()
  const { pageHref } = useNavigation()
  const isWhole = v.is(taxCodeSchema, taxCode)
  const { data = [] } = useQuery({ ...sameTaxCodeQuery(api, writtenTaxCode(taxCode)), enabled: isWhole })
  const others = data.filter(({ id }) => id !== self)
  if (!isWhole || others.length === 0) return null
  return (
    <FormRow>
      <Banner
        isLive
        title={t`${plural(others.length, {
          one: 'Another customer has this tax code',
          other: '# other customers have this tax code',
        })}`}
        tone="warning"
      >
        <ul aria-label={t`Customers with this tax code`}>
          {others.slice(0, mostNamed).map((other) => (
            <li key={other.id}>
              <Link href={pageHref('customers', { record: other.id })}>{customerLabel(other)}</Link>
            </li>
          ))}
        </ul>
      </Banner>
    </FormRow>
  )
}

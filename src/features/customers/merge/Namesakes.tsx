import { Trans, useLingui } from '@lingui/react/macro'
import type { Namesake } from '../../../api/contract/customers.ts'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { customerLabel } from '../list/useCustomerList.tsx'

interface Props {
  readonly taxCode: string
  /** Which of the tax codes it is. */
  readonly position: string
  readonly customers: readonly Namesake[]
  /** The customer that stays. */
  readonly stands: string
  readonly onChoose: (id: string) => void
}

const detailOf = ({ company_name, buyer_name, address, phone, emails }: Namesake): string =>
  [company_name === '' ? '' : buyer_name, address, phone, emails].filter((text) => text !== '').join(' · ')

/** The customers of one tax code, of which one stays. */
export const Namesakes = ({ taxCode, position, customers, stands, onChoose }: Props) => {
  const { t } = useLingui()
  return (
    <Stack gap={3}>
      <p>
        {position}: <strong>{taxCode}</strong>
      </p>
      <RadioGroup
        description={<Trans>The others leave the list. Invoices that name them find the customer that stays.</Trans>}
        label={t`Which one stays?`}
        onChange={onChoose}
        options={customers.map((customer) => ({
          value: customer.id,
          label: [customerLabel(customer), detailOf(customer)].filter((text) => text !== '').join(' – '),
        }))}
        value={stands}
      />
    </Stack>
  )
}

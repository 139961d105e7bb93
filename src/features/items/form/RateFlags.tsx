import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useState } from 'react'
import { shownDay, vietnamDay } from '../../../domain/dates.ts'
import type { ItemValues } from '../../../domain/items/item.ts'
import { ratedItem, type ItemRate } from '../../../domain/items/rated.ts'
import { nextRate, rateOn } from '../../../domain/vatRates/rateOn.ts'
import type { RecordFields } from '../../../records/form/recordFields.ts'
import { FormCheckbox } from '../../../ui/form/connect/FormCheckbox.tsx'
import { Watch } from '../../../ui/form/connect/Watch.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { itemLabels } from './itemLabels.ts'

interface Props {
  readonly fields: RecordFields<ItemValues>
  readonly isClosed: boolean
}

/** What excepts an item from a reduced rate, and the rate that comes of it. */
export const RateFlags = ({ fields, isClosed }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  return (
    <Stack gap={3}>
      <FormCheckbox
        description={t`For what the decree excepts: telecommunications, finance, insurance, real estate, metals and most mining products.`}
        isReadOnly={isClosed}
        name="not_reduced"
        of={fields}
      >
        {i18n._(itemLabels.not_reduced)}
      </FormCheckbox>
      <FormCheckbox
        description={t`As on beer, spirits, tobacco and air conditioners: they are sold at 10%. Petrol is reduced all the same: give it 8%.`}
        isReadOnly={isClosed}
        name="special_consumption"
        of={fields}
      >
        {i18n._(itemLabels.special_consumption)}
      </FormCheckbox>
      <Watch name="vat_rate" of={fields}>
        {(vat_rate = '') => (
          <Watch name="not_reduced" of={fields}>
            {(not_reduced = false) => (
              <Watch name="special_consumption" of={fields}>
                {(special_consumption = false) => <RateNote item={{ vat_rate, not_reduced, special_consumption }} />}
              </Watch>
            )}
          </Watch>
        )}
      </Watch>
    </Stack>
  )
}

/** The rate on invoices of today, and the next one that is known. */
const RateNote = ({ item }: { readonly item: ItemRate }) => {
  const [today] = useState(() => vietnamDay(new Date()))
  const rated = ratedItem(item)
  const rate = rateOn(rated, today)
  const next = nextRate(rated, today)
  const nextName = next?.rate
  const day = shownDay(next?.from ?? '')
  const isPetrol = rated.specialConsumption && rated.rate === '8%' && !rated.notReduced
  return (
    <p aria-live="polite">
      {next === null ? (
        <Trans>{rate} on today’s invoices.</Trans>
      ) : (
        <Trans>
          {rate} on today’s invoices, {nextName} from {day}.
        </Trans>
      )}
      {isPetrol && (
        <>
          {' '}
          <Trans>Of what special consumption tax is paid on, only petrol has 8%: choose 10% for anything else.</Trans>
        </>
      )}
    </p>
  )
}

import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { getValue } from '@modular-forms/react'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/provider.tsx'
import { OptionsNotRead } from '../../../../records/form/OptionsNotRead.tsx'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { Select } from '../../../../ui/form/Select.tsx'
import { shopsQuery } from '../../queries/shops.ts'
import type { FieldProps, InvoiceFields } from '../fields.ts'
import { textLabels } from '../../words/fieldLabels.ts'

const none = '-'

const labelOf = (code: string, name: string): string => `${code} · ${name}`

/** The shop as the invoice states it; null where it states none. */
const statedIn = (fields: InvoiceFields): string | null => {
  const stated = (name: 'shop_code' | 'shop_name') => getValue(fields, name, { shouldActive: false }) ?? ''
  return stated('shop_code') === '' ? null : labelOf(stated('shop_code'), stated('shop_name'))
}

/** The shop that sells, whose name and code the invoice states: one that is not among those read is shown by what the invoice states. */
export const ShopField = ({ fields, isClosed }: FieldProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const query = useQuery(shopsQuery(useApi()))
  const shops = query.data ?? []
  const isKnown = (id: string) => id === '' || query.data === undefined || shops.some((shop) => shop.id === id)
  return (
    <>
      <FormString name="shop_id" of={fields}>
        {(control) => (
          <Select
            {...control}
            isDisabled={isClosed}
            label={i18n._(textLabels.shop_id)}
            onChange={(value) => control.onChange(value === none ? '' : value)}
            options={[
              { value: none, label: t`The company itself` },
              ...shops.map(({ id, name, shop_code }) => ({ value: id, label: labelOf(shop_code, name) })),
              ...(isKnown(control.value)
                ? []
                : [{ value: control.value, label: statedIn(fields) ?? t`A shop that is gone: choose another one` }]),
            ]}
            value={control.value === '' ? none : control.value}
          />
        )}
      </FormString>
      {!isClosed && <OptionsNotRead query={query} title={t`The shops could not be read`} />}
    </>
  )
}

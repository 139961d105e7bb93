import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { getValue } from '@modular-forms/react'
import type { OfferedShop } from '../../../../api/contract/invoiceChoices.ts'
import { useApi } from '../../../../api/provider.tsx'
import { folded } from '../../../../domain/text.ts'
import { OptionsNotRead } from '../../../../records/form/OptionsNotRead.tsx'
import { ComboBox } from '../../../../ui/form/ComboBox.tsx'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import type { Option } from '../../../../ui/form/field.ts'
import { shopsQuery, type OfferedShops } from '../../queries/choices.ts'
import { useOffered } from '../../queries/useOffered.ts'
import { textLabels } from '../../words/fieldLabels.ts'
import { shopLabel, shopOption } from '../../words/shopOption.ts'
import { setFollowing, type FieldProps, type InvoiceFields } from '../fields.ts'

const none = '-'

/** The shop as the invoice states it; empty where it states none. */
const statedIn = (fields: InvoiceFields): string => {
  const stated = (name: 'shop_code' | 'shop_name') => getValue(fields, name, { shouldActive: false }) ?? ''
  return shopLabel(stated('shop_code'), stated('shop_name'))
}

/** The options that stand whatever is found: the company itself, and the shop that the invoice names. */
const useStanding = (fields: InvoiceFields, first: OfferedShops | undefined) => {
  const { t } = useTexts()
  return (value: string, found: readonly OfferedShop[]): readonly Option[] => {
    const isOther = value !== '' && found.every(({ id }) => id !== value)
    const isGone = first?.has_more === false
    const stated = statedIn(fields)
    const unstated = isGone ? t`A shop that is gone: choose another one` : '…'
    return [
      ...((first?.company_itself ?? value === '') ? [{ value: none, label: t`The company itself` }] : []),
      ...(isOther ? [{ value, label: stated === '' ? unstated : stated }] : []),
    ]
  }
}

/** The shop that sells, whose name and code the invoice states: one of those that the account may write for. */
export const ShopField = ({ fields, isClosed }: FieldProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const api = useApi()
  const offered = useOffered((search) => shopsQuery(api, search), { isWanted: !isClosed })
  const { first, hasMore, found } = offered
  const standing = useStanding(fields, first)
  const shops = found.data?.shops ?? []
  const problem = t`The shops could not be read`
  const nothing = offered.isSearching ? t`Shops are being looked up` : t`None of your shops has this code or name`
  return (
    <>
      <FormString name="shop_id" of={fields}>
        {({ value, onChange, ...control }) => (
          <ComboBox
            {...control}
            description={hasMore ? t`There are more shops than the list has: type a code or a name` : undefined}
            emptyText={found.isError ? problem : nothing}
            fold={folded}
            isDisabled={isClosed}
            isRequired={first?.company_itself === false}
            isSearched
            label={i18n._(textLabels.shop_id)}
            onChange={(chosen) => {
              const shop = shops.find(({ id }) => id === chosen)
              setFollowing(fields, { shop_code: shop?.shop_code ?? '', shop_name: shop?.name ?? '' })
              onChange(chosen === none ? '' : chosen)
            }}
            onSearch={offered.onSearch}
            options={[...standing(value, shops), ...shops.map(shopOption)]}
            value={value === '' && first?.company_itself !== false ? none : value}
          />
        )}
      </FormString>
      {!isClosed && <OptionsNotRead query={found} title={problem} />}
    </>
  )
}

import type { OfferedShop } from '../../../api/contract/invoiceChoices.ts'
import type { Option } from '../../../ui/form/field.ts'

/** How lists of shops name one. */
export const shopLabel = (code: string, name: string): string => [code, name].filter((text) => text !== '').join(' · ')

export const shopOption = ({ id, shop_code, name, address, tel_no }: OfferedShop): Option => ({
  value: id,
  label: shopLabel(shop_code, name),
  description: address === '' ? undefined : address,
  terms: [shop_code, name, tel_no],
})

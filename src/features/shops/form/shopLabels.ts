import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { FieldPath } from '@modular-forms/react'
import { mostPos, shownPlace } from '../../../domain/shop/pos.ts'
import type { shopTexts, ShopValues } from '../../../domain/shop/shop.ts'
import { posIn, useRemovedPos, type ShopFormFields } from './shopFormFields.ts'

/** The fields' names, in the order of the form (seed 001 §2.3). */
export const textLabels: Readonly<Record<keyof typeof shopTexts, MessageDescriptor>> = {
  shop_code: msg`Shop code`,
  name: msg`Shop name`,
  address: msg`Address`,
  email: msg`E-mail`,
  fax_no: msg`Fax number`,
  tel_no: msg`Telephone`,
}

export const logoLabel: MessageDescriptor = msg`Logo`

/** The name of a POS number by its place in the list, from 1. */
export const posLabel = (place: number): MessageDescriptor => msg`Number of POS ${place}`

/** Names for the error summary; the POS are counted as they are shown. */
export const useShopLabels = (fields: ShopFormFields): { readonly [Path in FieldPath<ShopValues>]?: string } => {
  const { i18n } = useLingui()
  useRemovedPos(fields)
  const pos = posIn(fields)
  const labels: Record<string, string> = {}
  for (const [name, label] of Object.entries(textLabels)) labels[name] = i18n._(label)
  labels['logo'] = i18n._(logoLabel)
  for (let row = 0; row < mostPos; row += 1) labels[`pos_id.${row}.pos_no`] = i18n._(posLabel(shownPlace(pos, row)))
  return labels
}

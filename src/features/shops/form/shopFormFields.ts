import { getValues, setValues } from '@modular-forms/react'
import type { Pos } from '../../../domain/shop/pos.ts'
import type { ShopValues } from '../../../domain/shop/shop.ts'
import type { RecordFields } from '../../../records/form/recordFields.ts'

/** The store of a shop's form. */
export type ShopFormFields = RecordFields<ShopValues>

/** The POS as the form has them now, those that are removed among them. */
export const posIn = (fields: ShopFormFields): readonly Pos[] =>
  (getValues(fields, { shouldActive: false, peek: true }).pos_id ?? []).map((row) => ({
    sid: row?.sid ?? '',
    pos_no: row?.pos_no ?? '',
    del_yn: row?.del_yn ?? 'N',
  }))

export const putPos = (fields: ShopFormFields, rows: readonly Pos[]): void =>
  setValues(fields, 'pos_id', [...rows], { shouldFocus: false, shouldValidate: false })

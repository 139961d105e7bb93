import { getValues, setValues, type FieldValues } from '@modular-forms/react'
import { mostPos, type Pos } from '../../../domain/shop/pos.ts'
import type { ShopValues } from '../../../domain/shop/shop.ts'
import type { RecordFields } from '../../../records/form/recordFields.ts'
import { useFieldSignals, type AnyForm } from '../../../ui/form/connect/fieldSignals.ts'

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

const marks = Array.from({ length: mostPos }, (_, row) => `pos_id.${row}.del_yn`)

/** Renders the calling component again when a POS is removed or taken back. */
export function useRemovedPos<Values extends FieldValues>(fields: RecordFields<Values>): void
export function useRemovedPos(fields: AnyForm): void {
  useFieldSignals(fields, marks)
}

import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { keysOf, recordOf } from '../../../domain/form/table.ts'

/** The fields' names, in the order of the form (seed 001 §3). */
export const itemLabels = {
  item_code: msg`Item code`,
  item_name: msg`Item name`,
  item_kname: msg`English name`,
  item_ename: msg`Internal name`,
  uom: msg`Unit of measure`,
  curr_cd: msg`Currency`,
  unit_prc: msg`Unit price`,
  pur_cost: msg`Purchase cost`,
  vat_rate: msg`VAT rate`,
  not_reduced: msg`Not reduced`,
  special_consumption: msg`Special consumption tax`,
  memo: msg`Memo`,
  picture: msg`Picture`,
} as const

/** Names for the error summary. */
export const useItemLabels = () => {
  const { i18n } = useLingui()
  return useMemo(() => recordOf(keysOf(itemLabels), (name) => i18n._(itemLabels[name])), [i18n])
}

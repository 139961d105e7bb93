import * as v from 'valibot'
import { amountMaxLength, isAmount } from '../money.ts'
import { keysOf } from '../form/table.ts'
import { recordCodeOf } from '../recordCode.ts'
import { lineOf, linesOf, requiredLine } from '../text.ts'
import type { CellProblem } from '../upload/rowRules.ts'
import { flagTexts } from './flagWords.ts'
import { currencies } from './currencies.ts'
import { amountProblem } from './item.ts'
import { contradictsItself, isNotReducedUnlessSaid, itemFlags, type ItemFlag } from './rated.ts'
import { vatRates } from './vatRates.ts'

/** Longest texts of an uploaded item (seed 001 §5); an amount as people read it. */
export const rowLimits = {
  item_code: 50,
  item_name: 500,
  item_kname: 500,
  curr_cd: 3,
  unit_prc: amountMaxLength,
  vat_rate: 10,
  uom: 500,
  memo: 500,
  not_reduced: 1,
  special_consumption: 1,
} as const

/** Columns of an upload, in the order of the sample file (seed 001 §3 "Bulk item row"). */
export type RowField = keyof typeof rowLimits
export const rowFields = keysOf(rowLimits)

/** An uploaded item: amount and rate as they are kept, not as people write them. */
export type ItemRow = Readonly<Record<RowField, string>>

/** Whether a column is filled with yes and no. */
export const isFlag = (field: RowField): field is ItemFlag => itemFlags.some((flag) => flag === field)

/** What a row says by its flags; nothing about the reduction means that 10 per cent is not reduced. */
export const flagsOf = ({
  vat_rate,
  not_reduced,
  special_consumption,
}: ItemRow): Readonly<Record<ItemFlag, boolean>> => ({
  not_reduced: not_reduced === '' ? isNotReducedUnlessSaid(vat_rate) : not_reduced === '1',
  special_consumption: special_consumption === '1',
})

const price = v.pipe(
  v.string(),
  v.check(isAmount, 'unit_price_is_no_number'),
  v.check((amount) => !amount.startsWith('-'), 'amount_is_negative'),
)

/** What each cell has to hold (seed 001 §5); it answers its first broken rule. The page checks a file by it, and the server what is sent. */
const rules = {
  item_code: v.pipe(recordCodeOf(rowLimits.item_code), v.nonEmpty('cell_is_required')),
  item_name: requiredLine(rowLimits.item_name, 'cell_is_required'),
  item_kname: lineOf(rowLimits.item_kname),
  curr_cd: v.pipe(
    requiredLine(rowLimits.curr_cd, 'cell_is_required'),
    v.check((code) => currencies.some((known) => known === code), 'currency_is_unknown'),
  ),
  unit_prc: price,
  vat_rate: v.picklist(vatRates, 'vat_rate_is_unknown'),
  uom: requiredLine(rowLimits.uom, 'cell_is_required'),
  memo: linesOf(rowLimits.memo),
  not_reduced: v.picklist(flagTexts, 'flag_is_unknown'),
  special_consumption: v.picklist(flagTexts, 'flag_is_unknown'),
} as const satisfies Record<RowField, v.GenericSchema<string, string>>

/** What is wrong with a sound cell beside others of its row. */
const problemWithOthers = (field: RowField, text: string, row: ItemRow): string | null => {
  if (field === 'unit_prc') return amountProblem(text, row.curr_cd)
  const isAgainst = field === 'vat_rate' && contradictsItself({ vat_rate: text, not_reduced: row.not_reduced === '1' })
  return isAgainst ? 'rate_is_reduced' : null
}

/** A row with its texts as they are kept, and what is wrong with it by itself: at most one problem of each cell; other rows do not matter. */
export const checkedRow = (
  row: ItemRow,
): { readonly kept: ItemRow; readonly problems: readonly CellProblem<RowField>[] } => {
  const kept: Record<RowField, string> = { ...row }
  const problems: CellProblem<RowField>[] = []
  for (const field of rowFields) {
    const { success, output, issues } = v.safeParse(rules[field], row[field], { abortPipeEarly: true })
    const message = success ? problemWithOthers(field, output, row) : issues[0].message
    if (message !== null) problems.push({ field, message })
    else if (success) kept[field] = output
  }
  return { kept, problems }
}

export const rowProblems = (row: ItemRow): readonly CellProblem<RowField>[] => checkedRow(row).problems

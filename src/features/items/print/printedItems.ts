import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ItemListRow } from '../../../api/contract/items.ts'
import { shownDay, shownInVietnam } from '../../../domain/dates.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { PrintedList } from '../../../printing/drawing/list/printedList.ts'
import { itemHeadings, itemText } from '../list/itemColumns.ts'

/** Items of the longest print: some 300 pages, which a browser draws within seconds and with some 600 MB of memory (decision 0285). */
export const mostPrinted = 10_000

const shares = {
  item_code: 9,
  item_name: 25,
  item_kname: 18,
  uom: 7,
  unit_prc: 13,
  curr_cd: 5,
  vat_rate: 6,
  memo: 14,
} as const

const columns = ['item_code', 'item_name', 'item_kname', 'uom', 'unit_prc', 'curr_cd', 'vat_rate', 'memo'] as const

/** First and last day on which these items were made; empty without items. */
const period = (items: readonly ItemListRow[]): readonly [string, string] => {
  const days = items.map(({ created_at }) => created_at.slice(0, 10)).toSorted()
  return [shownDay(days[0] ?? ''), shownDay(days.at(-1) ?? '')]
}

/** The items as they are printed: landscape, with the moment, a title and the days on which they were made (seed 001 §2.8). */
export const printedItems = (items: readonly ItemListRow[], i18n: I18n, language: Locale, now: Date): PrintedList => {
  const [from, to] = period(items)
  const moment = shownInVietnam(now.toISOString())
  return {
    language,
    title: i18n._(msg`List of items`),
    lines: [i18n._(msg`Items made from ${from} to ${to}`), i18n._(msg`Printed on ${moment}`)],
    columns: columns.map((column) => ({
      heading: i18n._(itemHeadings[column]),
      share: shares[column],
      align: column === 'unit_prc' || column === 'vat_rate' ? 'right' : 'left',
    })),
    rows: items.map((item) => columns.map((column) => itemText(item, column))),
    page: i18n._(msg`Page`),
  }
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { shownNumber } from '../i18n/numbers.ts'
import type { TableTexts } from '../ui/table/tableTexts.ts'

const useRowTexts = (): TableTexts['table'] => {
  const { t } = useLingui()
  return {
    selectAll: t`Select all rows`,
    selectRow: (row) => t`Select ${row}`,
    selectedCount: (count) => t`${plural(count, { one: '# row selected', other: '# rows selected' })}`,
    selectedElsewhere: (count) => t`(${plural(count, { one: '# on another page', other: '# on other pages' })})`,
    clearSelection: t`Clear the selection`,
    resizeColumn: (column) => t`Change the width of ${column}`,
  }
}

const useColumnTexts = (): TableTexts['columns'] => {
  const { t } = useLingui()
  return {
    narrower: (column) => t`Make ${column} narrower`,
    wider: (column) => t`Make ${column} wider`,
    resized: (column, width) => t`${column} is now ${width} pixels wide`,
    moveUp: (column) => t`Move ${column} up`,
    moveDown: (column) => t`Move ${column} down`,
    moved: (column, position) => t`${column} is now at position ${position}`,
    reset: t`Reset columns`,
  }
}

const usePageTexts = (): TableTexts['pages'] => {
  const { t } = useLingui()
  return {
    navigation: t`Pages`,
    first: t`First page`,
    previous: t`Previous page`,
    next: t`Next page`,
    last: t`Last page`,
    page: t`Page`,
    ofPages: (count) => {
      const pages = shownNumber(count)
      return t`of ${pages}`
    },
    pageSize: t`Rows per page`,
    range: (from, to, total) => {
      const [first, last, all] = [from, to, total].map(shownNumber)
      return t`${first}–${last} of ${all}`
    },
    rangeOfMore: (from, to, total) => {
      const [first, last, all] = [from, to, total].map(shownNumber)
      return t`${first}–${last} of more than ${all}`
    },
    narrow: t`Narrow the search to see the others.`,
  }
}

/** The texts of tables in the user's language. */
export const useTableTexts = (): TableTexts => ({
  table: useRowTexts(),
  columns: useColumnTexts(),
  pages: usePageTexts(),
})

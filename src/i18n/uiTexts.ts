import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { UiTexts } from '../ui/texts.ts'
import { shownNumber } from './numbers.ts'

/** The words of the building blocks in the user's language. */
export const useUiTexts = (): UiTexts => {
  const { t } = useLingui()
  return {
    close: t`Close`,
    dismiss: t`Dismiss`,
    pending: t`In progress`,
    clear: t`Clear`,
    showPassword: t`Show password`,
    hidePassword: t`Hide password`,
    openCalendar: t`Open calendar`,
    charactersLeft: (count) => t`${plural(count, { one: '# character left', other: '# characters left' })}`,
    copy: t`Copy`,
    copied: t`Copied`,
    details: t`Details`,
    stepStates: { done: t`Done`, current: t`Under way`, failed: t`Failed`, waiting: t`Still to come` },
    opensNewTab: t`opens in a new tab`,
    table: {
      selectAll: t`Select all rows`,
      selectRow: (row) => t`Select ${row}`,
      selectedCount: (count) => t`${plural(count, { one: '# row selected', other: '# rows selected' })}`,
      resizeColumn: (column) => t`Change the width of ${column}`,
    },
    columns: {
      moveUp: (column) => t`Move ${column} up`,
      moveDown: (column) => t`Move ${column} down`,
      moved: (column, position) => t`${column} is now at position ${position}`,
      reset: t`Reset columns`,
    },
    pages: {
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
    },
  }
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { UiTexts } from '../ui/texts.ts'
import { shownNumber } from './numbers.ts'

const useTableTexts = (): UiTexts['table'] => {
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

const useColumnTexts = (): UiTexts['columns'] => {
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

const usePageTexts = (): UiTexts['pages'] => {
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
    part: {
      coming: t`Loading`,
      failed: t`This part of the page did not load`,
      whatToDo: t`The connection may be gone for a moment. Try again; if it happens again, reload the page.`,
      retry: t`Try again`,
    },
    stepStates: { done: t`Done`, current: t`Under way`, failed: t`Failed`, waiting: t`Still to come` },
    opensNewTab: t`opens in a new tab`,
    table: useTableTexts(),
    columns: useColumnTexts(),
    pages: usePageTexts(),
  }
}

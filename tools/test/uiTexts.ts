import type { LineGridTexts } from '../../src/ui/lineGrid/lineGridTexts.ts'
import type { TableTexts } from '../../src/ui/table/tableTexts.ts'
import type { UiTexts } from '../../src/ui/texts.ts'

/** The building blocks' words in English, for tests that show them without the catalogues. */
export const englishTexts: UiTexts = {
  close: 'Close',
  dismiss: 'Dismiss',
  pending: 'Working',
  clear: 'Clear',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  openCalendar: 'Open calendar',
  charactersLeft: (count) => `${count} characters left`,
  copy: 'Copy',
  copied: 'Copied',
  details: 'Details',
  part: { coming: 'Loading', failed: 'This part did not load', whatToDo: 'Try again.', retry: 'Try again' },
  stepStates: { done: 'done', current: 'in progress', failed: 'failed', waiting: 'waiting' },
  opensNewTab: 'opens in a new tab',
}

/** The same for tables. */
export const englishTableTexts: TableTexts = {
  table: {
    selectAll: 'Select all rows',
    selectRow: (row) => `Select ${row}`,
    selectedCount: (count) => `${count} selected`,
    selectedElsewhere: (count) => `(${count} elsewhere)`,
    clearSelection: 'Clear the selection',
    resizeColumn: (column) => `Width of ${column}`,
  },
  columns: {
    moveUp: (column) => `Move ${column} up`,
    moveDown: (column) => `Move ${column} down`,
    narrower: (column) => `Make ${column} narrower`,
    wider: (column) => `Make ${column} wider`,
    resized: (column, width) => `${column} is now ${width} px wide`,
    moved: (column, position) => `${column} is now column ${position}`,
    reset: 'Reset',
  },
  pages: {
    navigation: 'Pages',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    page: 'Page',
    ofPages: (count) => `of ${count}`,
    pageSize: 'Rows per page',
    range: (from, to, total) => `${from}–${to} of ${total}`,
    rangeOfMore: (from, to, total) => `${from}–${to} of more than ${total}`,
    narrow: 'Narrow the search to see the others.',
  },
}

/** The same for grids of lines. */
export const englishLineGridTexts: LineGridTexts = {
  howToLeave: 'Tab goes to the next cell. Escape, then Tab leaves the lines.',
  number: 'No.',
  cell: (column, line) => `${column}, line ${line}`,
  lineMenu: (line) => `Line ${line}`,
  addLine: 'Add a line',
  insertAbove: 'Insert above',
  insertBelow: 'Insert below',
  removeLine: 'Remove',
  moveUp: 'Move up',
  moveDown: 'Move down',
  choices: (column) => `Choices for ${column}`,
  noChoices: 'Nothing found',
  inserted: (line) => `Line ${line} inserted`,
  removed: (count) => `${count} removed`,
  moved: (line) => `Now line ${line}`,
  pasted: (lines) => `${lines} pasted`,
  selected: (cells) => `${cells} cells selected`,
  undone: 'Undone',
  redone: 'Redone',
}

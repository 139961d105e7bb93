import { useCoarsePointer } from '../layout/mediaQuery.ts'

declare module 'react' {
  interface CSSProperties {
    '--row-height'?: string
  }
}

/** What is the same for every row of a data table, in px. */
export type TableMetrics = Readonly<{
  /** Of every row and of the head: virtual rows and the page keys count with it, and the style sheet gets it as `--row-height`. */
  rowHeight: number
  /** Of the checkbox column. */
  selectionWidth: number
}>

const forMouse: TableMetrics = { rowHeight: 36, selectionWidth: 40 }
/** A row's line leaves 44 px and more of it to the finger (WCAG 2.5.5). */
const forFinger: TableMetrics = { rowHeight: 48, selectionWidth: 48 }

export const useTableMetrics = (): TableMetrics => (useCoarsePointer() ? forFinger : forMouse)

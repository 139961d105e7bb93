import { createContext, useContext } from 'react'

/** What tables and the pages under them say by themselves, already in the user's language; apart from other texts, since not every page has a table. */
export type TableTexts = Readonly<{
  table: Readonly<{
    selectAll: string
    selectRow: (row: string) => string
    selectedCount: (count: number) => string
    /** How many of these are on other pages. */
    selectedElsewhere: (count: number) => string
    clearSelection: string
    resizeColumn: (column: string) => string
  }>
  columns: Readonly<{
    moveUp: (column: string) => string
    moveDown: (column: string) => string
    moved: (column: string, position: number) => string
    narrower: (column: string) => string
    wider: (column: string) => string
    /** The width in px. */
    resized: (column: string, width: number) => string
    reset: string
  }>
  pages: Readonly<{
    navigation: string
    first: string
    previous: string
    next: string
    last: string
    page: string
    ofPages: (count: number) => string
    pageSize: string
    range: (from: number, to: number, total: number) => string
    /** Of a list that has more than `total` rows. */
    rangeOfMore: (from: number, to: number, total: number) => string
    /** On the last page of such a list. */
    narrow: string
  }>
}>

export const TableTextsContext = createContext<TableTexts | null>(null)

/** Throws outside of a provider of the texts. */
export function useTableTexts(): TableTexts {
  const texts = useContext(TableTextsContext)
  if (texts === null) throw new Error('TableTextsContext has no texts above this component')
  return texts
}

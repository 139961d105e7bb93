import { createContext, useContext } from 'react'

/** What a line grid says by itself, already in the user's language. Lines count from 1. */
export type LineGridTexts = Readonly<{
  /** How one leaves it by keyboard, for screen readers. */
  howToLeave: string
  /** Over the numbers of the lines. */
  number: string
  /** Names the field of a cell. */
  cell: (column: string, line: number) => string
  /** Names the button with the menu of a line. */
  lineMenu: (line: number) => string
  addLine: string
  insertAbove: string
  insertBelow: string
  removeLine: string
  moveUp: string
  moveDown: string
  /** The list below a cell. */
  choices: (column: string) => string
  noChoices: string
  inserted: (line: number) => string
  removed: (count: number) => string
  moved: (line: number) => string
  pasted: (lines: number) => string
  selected: (cells: number) => string
  undone: string
  redone: string
}>

export const LineGridTextsContext = createContext<LineGridTexts | null>(null)

/** Throws outside of a provider of the texts. */
export function useLineGridTexts(): LineGridTexts {
  const texts = useContext(LineGridTextsContext)
  if (texts === null) throw new Error('LineGridTextsContext has no texts above this component')
  return texts
}

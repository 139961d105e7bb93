import { useRef, useState, type ReactNode, type RefCallback } from 'react'
import { flushSync } from 'react-dom'

type RowRemoval = {
  /** Of the element whose children are the rows. */
  readonly list: RefCallback<HTMLElement>
  /** Removes by `work` the row at a place, from 0, among the rows that are shown; `news` says afterwards that it is gone. */
  readonly remove: (place: number, work: () => void, news: (rowsLeft: number) => string) => void
  /** Where the news is read out; stands beside the list. */
  readonly said: ReactNode
}

const lastButton = (row: Element | undefined): HTMLButtonElement | undefined =>
  [...(row?.querySelectorAll('button') ?? [])].at(-1)

/**
 * Keeps the focus beside a row that is removed, whose button goes with it: at the same button of the row that takes its place, else of
 * the last one, else where `onEmpty` puts it. What was removed is read out.
 */
export const useRowRemoval = (onEmpty?: () => void): RowRemoval => {
  const element = useRef<HTMLElement>(null)
  const [text, setText] = useState('')
  return {
    list: (list) => {
      element.current = list
    },
    remove: (place, work, news) => {
      flushSync(work)
      const rows = [...(element.current?.children ?? [])]
      const beside = lastButton(rows[place] ?? rows.at(-1))
      if (beside === undefined) onEmpty?.()
      else beside.focus()
      setText(news(rows.length))
    },
    said: (
      <span aria-live="polite" className="visually-hidden">
        {text}
      </span>
    ),
  }
}

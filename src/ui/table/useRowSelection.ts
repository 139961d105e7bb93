import { useRef } from 'react'

/**
 * Selecting rows by key: one at a time, a range from the last one, all of the page.
 *
 * Keys of other pages stay selected; `onChange` gets a new set each time.
 */
export function useRowSelection(
  keys: readonly string[],
  selected: ReadonlySet<string>,
  onChange: ((keys: ReadonlySet<string>) => void) | undefined,
) {
  const anchor = useRef<string>(undefined)
  const selectedHere = keys.filter((key) => selected.has(key)).length

  const toggle = (row: number, isRange: boolean) => {
    const key = keys[row]
    if (key === undefined || onChange === undefined) return
    const next = new Set(selected)
    const start = anchor.current === undefined ? -1 : keys.indexOf(anchor.current)
    if (isRange && start >= 0) {
      for (const between of keys.slice(Math.min(start, row), Math.max(start, row) + 1)) next.add(between)
    } else {
      if (!next.delete(key)) next.add(key)
      anchor.current = key
    }
    onChange(next)
  }

  const toggleAll = () => {
    if (onChange === undefined || keys.length === 0) return
    const next = new Set(selected)
    for (const key of keys) {
      if (selectedHere === keys.length) next.delete(key)
      else next.add(key)
    }
    onChange(next)
  }

  const selectAll = () => {
    if (selectedHere < keys.length) toggleAll()
  }

  const all: 'all' | 'some' | 'none' = selectedHere === 0 ? 'none' : selectedHere === keys.length ? 'all' : 'some'
  return { toggle, toggleAll, selectAll, all }
}

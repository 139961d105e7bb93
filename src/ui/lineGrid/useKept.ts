import { useState } from 'react'

/** A value that stays between renders and renders nothing. */
export interface Kept<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
}

const keep = <Value>(first: Value): Kept<Value> => {
  let value = first
  return {
    get: () => value,
    set: (next) => {
      value = next
    },
  }
}

export const useKept = <Value>(first: Value): Kept<Value> => {
  const [kept] = useState(() => keep(first))
  return kept
}

import { useEffect, useState } from 'react'

/** Milliseconds after the last key before the server is asked (seed 001 §7). */
export const lookupDelay = 500

/** The value as it was when it last stayed the same for so many milliseconds. */
export const useLater = <Value>(value: Value, delay: number): Value => {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return later
}

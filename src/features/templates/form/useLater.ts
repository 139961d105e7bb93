import { useEffect, useState } from 'react'

/** The value as it was when it last stayed the same for so many milliseconds. */
export const useLater = <Value>(value: Value, delay: number): Value => {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return later
}

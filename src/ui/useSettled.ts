import { useEffect, useState } from 'react'

/** The value once it has stayed the same for so many milliseconds. */
export function useSettled<Value>(value: Value, forMilliseconds: number): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), forMilliseconds)
    return () => clearTimeout(timer)
  }, [value, forMilliseconds])
  return settled
}

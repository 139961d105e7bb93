import { useState } from 'react'
import { vietnamDay } from '../../domain/dates.ts'

/** Certificates are kept for ten years. */
const shown = 10

/** Years that a list can be narrowed to, this one first. */
export const useYears = (): readonly string[] => {
  const [years] = useState(() => {
    const year = Number(vietnamDay(new Date()).slice(0, 4))
    return Array.from({ length: shown }, (_, index) => String(year - index))
  })
  return years
}

import { useEffect, useState } from 'react'
import {
  confirmationStanding,
  urgentFrom,
  type ConfirmationStanding,
} from '../../../domain/declaration/confirmationStanding.ts'

/** How a confirmation stands by this computer's clock, anew when that changes; `until` as the server answers it. */
export const useConfirmationStanding = (until: string): ConfirmationStanding | null => {
  const [now, setNow] = useState(() => Date.now())
  const standing = confirmationStanding(until, now)
  useEffect(() => {
    if (standing === null || standing === 'over') return
    const end = Date.parse(until)
    const changesAt = standing === 'inTime' ? urgentFrom(end) : end
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, changesAt - Date.now()))
    return () => clearTimeout(timer)
    // A timer that comes early sets the clock, and is set anew.
  }, [until, standing, now])
  return standing
}

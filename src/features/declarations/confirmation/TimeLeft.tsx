import { useLingui } from '@lingui/react/macro'
import { Countdown } from '../../../ui/feedback/Countdown.tsx'

/** From how many hours on days are named. */
const shownInHours = 48

/** The time that is left until a moment, ISO 8601: in hours and begun minutes, or in days and hours where there is plenty. */
export const TimeLeft = ({ until }: { readonly until: string }) => {
  const { t } = useLingui()
  const leftText = (seconds: number): string => {
    const left = Math.ceil(seconds / 60)
    const hours = Math.floor(left / 60)
    if (hours >= shownInHours) {
      const [days, rest] = [Math.floor(hours / 24), hours % 24]
      return t`${days} d ${rest} h`
    }
    const minutes = left % 60
    return t`${hours} h ${minutes} min`
  }
  return (
    <strong>
      <Countdown format={leftText} until={Date.parse(until)} />
    </strong>
  )
}

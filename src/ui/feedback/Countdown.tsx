import { useEffect, useEffectEvent, useState } from 'react'

type CountdownProps = {
  /** When it ends, in milliseconds since 1970. */
  until: number
  /** The clock; the browser's by default. */
  now?: (() => number) | undefined
  /** Gives the text for the seconds that are left. */
  format: (secondsLeft: number) => string
  onEnd?: (() => void) | undefined
}

/** The time that is left, second by second. It is a timer for screen readers: they say it when asked, not each second. */
export function Countdown({ until, now = Date.now, format, onEnd }: CountdownProps) {
  const secondsLeft = () => Math.max(0, Math.ceil((until - now()) / 1000))
  const [seconds, setSeconds] = useState(secondsLeft)
  const tick = useEffectEvent(() => {
    const left = secondsLeft()
    setSeconds(left)
    if (left === 0) onEnd?.()
    return left
  })
  useEffect(() => {
    if (tick() === 0) return
    const timer = setInterval(() => tick() === 0 && clearInterval(timer), 1000)
    return () => clearInterval(timer)
  }, [until])
  return (
    <span className="ui-countdown" role="timer">
      {format(seconds)}
    </span>
  )
}

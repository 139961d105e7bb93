import { useId } from 'react'
import { useLocale } from 'react-aria-components'
import './ProgressBar.css'

type ProgressBarProps = {
  label: string
  /** Percent done, 0 to 100; without it how long it takes is not known. */
  value?: number | undefined
}

// Not react-aria's: its module is the one that buttons import, so that the first page would load all of it.
/** How far a piece of work is. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const id = useId()
  const { locale } = useLocale()
  const part = value === undefined ? undefined : value / 100
  const percentage = part?.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <div
      aria-labelledby={id}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={value}
      aria-valuetext={percentage}
      className="ui-progress"
      role="progressbar"
    >
      <div className="ui-progress-label">
        <span id={id}>{label}</span>
        {percentage !== undefined && <span className="ui-progress-value">{percentage}</span>}
      </div>
      <svg
        aria-hidden="true"
        className="ui-progress-track"
        data-indeterminate={value === undefined || undefined}
        preserveAspectRatio="none"
        viewBox="0 0 100 4"
      >
        <rect className="ui-progress-bar" height={4} width={value ?? 30} />
      </svg>
    </div>
  )
}

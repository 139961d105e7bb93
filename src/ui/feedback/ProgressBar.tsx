import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components'
import './ProgressBar.css'

type ProgressBarProps = {
  label: string
  /** Percent done, 0 to 100; without it how long it takes is not known. */
  value?: number | undefined
}

/** How far a piece of work is. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <AriaProgressBar className="ui-progress" isIndeterminate={value === undefined} value={value ?? 0}>
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <div className="ui-progress-words">
            <Label>{label}</Label>
            {!isIndeterminate && <span className="ui-progress-value">{valueText}</span>}
          </div>
          <svg
            aria-hidden="true"
            className="ui-progress-track"
            data-indeterminate={isIndeterminate || undefined}
            preserveAspectRatio="none"
            viewBox="0 0 100 4"
          >
            <rect className="ui-progress-bar" height={4} width={percentage ?? 30} />
          </svg>
        </>
      )}
    </AriaProgressBar>
  )
}

import { useEffect, useRef } from 'react'
import { ErrorIcon } from '../icons/firstIcons.tsx'
import './ErrorSummary.css'

export type SummaryError = {
  id: string
  label: string
  message: string
  /** Moves the focus to the field. */
  onPress: () => void
}

type ErrorSummaryProps = {
  title: string
  errors: readonly SummaryError[]
  /** A number that grows with each failed attempt: each takes the focus to the summary, so that it is read. */
  attempt?: number | undefined
}

/** What is wrong in a form, each line a button that jumps to its field. Shows nothing without errors. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const isEmpty = errors.length === 0
  useEffect(() => {
    if (attempt !== undefined && attempt > 0 && !isEmpty) box.current?.focus()
  }, [attempt, isEmpty])
  if (isEmpty) return null
  return (
    <section aria-label={title} className="ui-error-summary" ref={box} tabIndex={-1}>
      <p className="ui-error-summary-title">
        <ErrorIcon />
        <span>{title}</span>
      </p>
      <ul className="ui-error-summary-list">
        {errors.map((error) => (
          <li key={error.id}>
            <button className="ui-error-summary-link" onClick={error.onPress} type="button">
              <span>{error.label}</span>: {error.message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

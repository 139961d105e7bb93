import './Spinner.css'

type SpinnerProps = {
  /** Says what is awaited; without it the spinner is decoration beside a text that says so. */
  label?: string | undefined
  size?: 16 | 20 | 28 | undefined
}

/** A turning ring. */
export function Spinner({ label, size = 16 }: SpinnerProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg {...named} className="ui-spinner" fill="none" height={size} strokeWidth={2} viewBox="0 0 16 16" width={size}>
      <circle className="ui-spinner-track" cx={8} cy={8} r={6} stroke="currentColor" />
      <path d="M14 8a6 6 0 0 0-6-6" stroke="currentColor" strokeLinecap="round" />
    </svg>
  )
}

import type { PathReport } from '../../storyboard.ts'
import type { Texts } from '../texts.ts'

type Kind = PathReport['verdict']

const signs: Readonly<Record<Kind, string>> = {
  passed: 'M3 8.5l3.5 3.5L13 4.5',
  failed: 'M4 4l8 8M12 4l-8 8',
  overloaded: 'M8 1a7 7 0 100 14A7 7 0 008 1zM8 4v4.5l3 2',
  nondeterministic: 'M2 6c2-4 4-4 6 0s4 4 6 0M2 12c2-4 4-4 6 0s4 4 6 0',
}

/** A verdict by colour, sign and word; the count where several are shown at once. */
export const Verdict = ({
  kind,
  text,
  count,
}: {
  readonly kind: Kind
  readonly text: Texts
  readonly count?: number
}) => (
  <span className="verdict" data-kind={kind}>
    <svg
      aria-hidden="true"
      fill="none"
      height="14"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      viewBox="0 0 16 16"
      width="14"
    >
      <path d={signs[kind]} />
    </svg>
    {text[kind]}
    {count === undefined ? null : <b>{count}</b>}
  </span>
)

import type { ReactNode } from 'react'
import { WarningIcon } from '../icons/firstIcons.tsx'
import { useTexts } from '../texts.ts'
import { CopyButton } from './CopyButton.tsx'
import './EmptyState.css'

type ErrorStateProps = {
  title: string
  /** The cause, and what to do. */
  children?: ReactNode
  /** What support needs, to be copied. */
  details?: string | undefined
  actions?: ReactNode
  /** The heading's rank in its page; without it the title is no heading. */
  headingLevel?: 1 | 2 | 3 | undefined
}

/** Stands where something failed: what, why, what to do, and details to copy. */
export function ErrorState({ title, children, details, actions, headingLevel }: ErrorStateProps) {
  const texts = useTexts()
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const)
  return (
    <div className="ui-empty" data-tone="red" role="alert">
      <span aria-hidden="true" className="ui-empty-icon">
        <WarningIcon size={24} />
      </span>
      <Title className="ui-empty-title">{title}</Title>
      {children !== undefined && <div className="ui-empty-text">{children}</div>}
      {actions !== undefined && <div className="ui-empty-actions">{actions}</div>}
      {details !== undefined && (
        <details className="ui-error-details">
          <summary>{texts.details}</summary>
          <div className="ui-error-details-body">
            <pre>{details}</pre>
            <CopyButton text={details} />
          </div>
        </details>
      )}
    </div>
  )
}

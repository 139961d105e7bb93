import { useDeferredValue, type ReactNode } from 'react'

interface DeferredProps {
  /** Shown until the children are rendered. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/**
 * Renders large content for the first time in slices between which the browser can paint and take input, instead of in the one task
 * that made it ready.
 */
export const Deferred = ({ fallback, children }: DeferredProps) => (useDeferredValue(true, false) ? children : fallback)

import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { fetchAfterFirstScreen, fetchAgain, type Part } from './part.ts'

interface IdlePartProps<Module> {
  readonly of: Part<Module>
  /** Stands in its place until it comes. */
  readonly pending?: ReactNode
  /** What is shown of the chunk. */
  readonly children: (module: Module) => ReactNode
}

/**
 * Shows a part that the first screen can do without once that must have come and the part's chunk is here. One that does
 * not come is asked for again as long as its place stands.
 */
export function IdlePart<Module>({ of: part, pending = null, children }: IdlePartProps<Module>) {
  const arrival = useSyncExternalStore(part.subscribe, part.arrival)
  const hasFailed = arrival.status === 'failed'
  useEffect(() => (hasFailed ? fetchAgain(part) : fetchAfterFirstScreen(part)), [part, hasFailed])
  return arrival.status === 'here' ? children(arrival.module) : pending
}

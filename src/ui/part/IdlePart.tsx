import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { fetchAfterFirstScreen, fetchAgain, type Part } from './part.ts'

interface IdlePartProps<Module> {
  readonly of: Part<Module>
  /** What is shown of the chunk. */
  readonly children: (module: Module) => ReactNode
}

/**
 * Shows a part that the first screen can do without once that must have come and the part's chunk is here; nothing until then. One that does
 * not come is asked for again as long as its place stands.
 */
export function IdlePart<Module>({ of: part, children }: IdlePartProps<Module>) {
  const arrival = useSyncExternalStore(part.subscribe, part.arrival)
  const hasFailed = arrival.status === 'failed'
  useEffect(() => (hasFailed ? fetchAgain(part) : fetchAfterFirstScreen(part)), [part, hasFailed])
  return arrival.status === 'here' ? children(arrival.module) : null
}

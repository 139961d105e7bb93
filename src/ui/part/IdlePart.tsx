import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { fetchAfterFirstScreen, type Part } from './part.ts'

interface IdlePartProps<Module> {
  readonly of: Part<Module>
  /** What is shown of the chunk. */
  readonly children: (module: Module) => ReactNode
}

/**
 * Shows a part that the first screen can do without once that must have come and the part's chunk is here; nothing until then. One that does
 * not come is asked for again the next time the place for it appears.
 */
export function IdlePart<Module>({ of: part, children }: IdlePartProps<Module>) {
  const arrival = useSyncExternalStore(part.subscribe, part.arrival)
  useEffect(() => fetchAfterFirstScreen(part), [part])
  return arrival.status === 'here' ? children(arrival.module) : null
}

import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { fetchWhenIdle, type Part } from './part.ts'

interface IdlePartProps<Module> {
  readonly of: Part<Module>
  /** What is shown of the chunk. */
  readonly children: (module: Module) => ReactNode
}

/**
 * Shows a part that the first screen can do without once the browser was idle and its chunk has come; nothing until then. One that does
 * not come is asked for again the next time the place for it appears.
 */
export function IdlePart<Module>({ of: part, children }: IdlePartProps<Module>) {
  const arrival = useSyncExternalStore(part.subscribe, part.arrival)
  useEffect(() => fetchWhenIdle([part]), [part])
  return arrival.status === 'here' ? children(arrival.module) : null
}

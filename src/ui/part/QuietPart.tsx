import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import type { Part } from './part.ts'

interface QuietPartProps<Module> {
  readonly of: Part<Module>
  /** What is shown of the chunk. */
  readonly children: (module: Module) => ReactNode
}

/** Shows a part when its chunk is here; nothing until then, nor where it does not come: for what a place can do without. */
export function QuietPart<Module>({ of: part, children }: QuietPartProps<Module>) {
  const arrival = useSyncExternalStore(part.subscribe, part.arrival)
  useEffect(() => part.fetch(), [part])
  return arrival.status === 'here' ? children(arrival.module) : null
}

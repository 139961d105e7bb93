import type { Command } from './command.ts'
import { useCommands } from './useCommands.ts'

/** Offers commands from where it stands: for screens that have no element of their own to hold them. */
export function Commands({ offered }: { offered: readonly Command[] }) {
  const screen = useCommands<HTMLSpanElement>(offered)
  return <span hidden ref={screen} />
}

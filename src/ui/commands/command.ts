import type { ReactNode } from 'react'

/** Keys of Vietnamese accounting software that a command may be bound to. */
export const boundKeys = ['F4', 'F7', 'F9', 'F10'] as const
export type BoundKey = (typeof boundKeys)[number]

/** Something that a screen lets its user do. */
export type Command = {
  /** Unique among all that is offered at one time. */
  id: string
  label: string
  /** What distinguishes it from others, shown after the label; the search does not look at it. */
  details?: ReactNode
  /** Whether the frame around every page offers it: where it is possible, nothing is lost by leaving. */
  ofFrame?: boolean
  /** The heading that it stands under. */
  group: string
  icon?: ReactNode
  /** The key that does the same: a bound one works by itself, any other is only shown. */
  shortcut?: BoundKey | '?' | undefined
  /** Undefined while it is not possible: it is not listed then, and its key does nothing. */
  run: (() => void) | undefined
}

export type PossibleCommand = Command & { run: () => void }

const isPossible = (command: Command): command is PossibleCommand => command.run !== undefined

export const possibleOf = (commands: readonly Command[]): readonly PossibleCommand[] => commands.filter(isPossible)

const beginsAWordOf = (text: string, word: string) => text.split(/\s+/).some((one) => one.startsWith(word))

/**
 * The commands in whose words every typed word occurs, in any order; those that begin with what is typed come first. Where none has
 * them all, those of whose words at least one begins with a typed word, the most such words first. `fold` takes away what the search ignores.
 */
export const matching = <Found extends Command>(
  commands: readonly Found[],
  typed: string,
  fold: (text: string) => string,
): readonly Found[] => {
  const wanted = fold(typed.normalize('NFC')).trim()
  if (wanted === '') return commands
  const words = wanted.split(/\s+/)
  const read = commands.map((command) => ({ command, text: fold(`${command.label} ${command.group}`) }))
  const whole = read.filter(({ text }) => words.every((word) => text.includes(word)))
  const begins = whole.filter(({ text }) => text.startsWith(wanted))
  if (whole.length > 0) return [...new Set([...begins, ...whole])].map(({ command }) => command)
  return read
    .map(({ command, text }) => ({ command, count: words.filter((word) => beginsAWordOf(text, word)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ command }) => command)
}

export type CommandGroup = { name: string; commands: readonly PossibleCommand[] }

/** The commands under their headings, in the order in which they come. */
export const grouped = (commands: readonly PossibleCommand[]): readonly CommandGroup[] =>
  [...Map.groupBy(commands, ({ group }) => group)].map(([name, members]) => ({ name, commands: members }))

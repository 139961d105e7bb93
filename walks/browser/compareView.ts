import type { Problem } from '../model/problem.ts'
import type { StateView } from './stateView.ts'

/** The names that are in one list more often than in the other. */
const without = (names: readonly string[], others: readonly string[]): readonly string[] => {
  const left = [...others]
  return names.filter((name) => {
    const at = left.indexOf(name)
    if (at === -1) return true
    left.splice(at, 1)
    return false
  })
}

/** How the buttons in the view differ from the declared ones; null where they do not. */
export const buttonsDiffer = (
  declared: Pick<StateView, 'open' | 'closed'>,
  seen: Pick<StateView, 'open' | 'closed'>,
): Omit<Extract<Problem, { readonly code: 'buttons.differ' }>, 'code' | 'states'> | null => {
  const tooOpen = without(seen.open, declared.open)
  const tooClosed = without(seen.closed, declared.closed)
  const notOpen = without(declared.open, seen.open)
  const notClosed = without(declared.closed, seen.closed)
  const closed = without(notOpen, without(notOpen, tooClosed))
  const open = without(notClosed, without(notClosed, tooOpen))
  const difference = {
    missing: [...without(notOpen, closed), ...without(notClosed, open)],
    unexpected: [...without(tooOpen, open), ...without(tooClosed, closed)],
    closed,
    open,
  }
  return Object.values(difference).every((names) => names.length === 0) ? null : difference
}

const normal = (text: string) => text.replaceAll(/\s+/g, ' ')
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Whether a text stands in another as words of its own: `2 attempts left` is not in `12 attempts left`. */
export const hasText = (whole: string, part: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(normal(part))}(?![\\p{L}\\p{N}])`, 'u').test(normal(whole))

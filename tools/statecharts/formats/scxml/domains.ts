import type { Chart, ChartTransition, ChartState } from '../../../charts/chart.ts'

/** Whether a state stands within another one, at any depth. */
export const isWithin = (id: string, around: string): boolean =>
  id !== around && (around === '' || id.startsWith(`${around}.`))

const parentOf = (id: string) => id.split('.').slice(0, -1).join('.')
const ancestorsOf = (id: string): readonly string[] => (id === '' ? [] : [parentOf(id), ...ancestorsOf(parentOf(id))])

/** The innermost state around all of some states; undefined where one of them is the root. */
const leastAround = ([first = '', ...rest]: readonly string[]) =>
  ancestorsOf(first).find((around) => rest.every((id) => isWithin(id, around)))

/** Whether XState leaves the source of a transition alone: it does not reenter, and all targets are its source or stand within. */
export const staysWithin = ({ source, targets, reenters }: ChartTransition): boolean =>
  !reenters && targets.length > 0 && targets.every((target) => target === source || isWithin(target, source))

/** States in which a transition may end; for a history state any in which the flow may have been. */
const effectiveTargets = ({ targets }: ChartTransition, { states }: Chart): readonly (readonly string[])[] => {
  const pasts = targets.map((target) => {
    const { kind, parent } = states.find(({ id }) => id === target) ?? {}
    return kind === 'history' && parent !== undefined && parent !== null
      ? states.filter((state) => isWithin(state.id, parent) && state.kind !== 'history').map(({ id }) => id)
      : [target]
  })
  return pasts.reduce<readonly (readonly string[])[]>(
    (combined, past) => combined.flatMap((some) => past.map((one) => [...some, one])),
    [[]],
  )
}

/** States within which a transition exits and enters, as XState finds them; more than one only where it leads to a history state. */
const domainsOf = (transition: ChartTransition, chart: Chart): ReadonlySet<string> =>
  new Set(
    effectiveTargets(transition, chart).flatMap((targets) =>
      staysWithin({ ...transition, targets })
        ? [transition.source]
        : (leastAround([...targets, transition.source]) ?? []),
    ),
  )

/**
 * Parallel states that stay active while a transition exits and enters all of their regions. XState allows that, SCXML does not:
 * there such a transition would exit the parallel state as well. They are written as a state around a parallel one.
 */
export const keptParallels = (chart: Chart): ReadonlySet<string> => {
  const parallels = new Set(chart.states.filter(({ kind }) => kind === 'parallel').map(({ id }) => id))
  const domains = chart.transitions
    .filter(({ targets }) => targets.length > 0)
    .flatMap((transition) => [...domainsOf(transition, chart)])
  return new Set(domains.filter((id) => parallels.has(id)))
}

/** Whether a transition exits no state: it has no target, or an atomic state leads to itself without reentering. */
export const exitsNothing = (transition: ChartTransition, source: ChartState): boolean =>
  transition.targets.length === 0 ||
  (source.kind === 'atomic' && !transition.reenters && transition.targets.every((target) => target === source.id))

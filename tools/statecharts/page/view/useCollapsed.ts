import { useMemo, useState } from 'react'
import { withAncestors } from '../../../charts/ancestors.ts'
import type { Chart } from '../../../charts/chart.ts'

/** Which nested states are drawn without their inside. */
export interface Collapsing {
  readonly collapsed: ReadonlySet<string>
  readonly nested: ReadonlySet<string>
  readonly toggle: (id: string) => void
  readonly collapseAll: () => void
  readonly expandAll: () => void
}

/** A chosen state is always drawn: what hides it is opened. Another chart begins with nothing collapsed. */
export const useCollapsed = (chart: Chart, chosen: string | null): Collapsing => {
  const { states } = chart
  const [kept, keep] = useState<ReadonlySet<string>>(new Set())
  const [of, setOf] = useState(chart)
  const nested = useMemo(
    () => new Set(states.flatMap(({ parent }) => (parent === null || parent === '' ? [] : [parent]))),
    [states],
  )
  const [opened, setOpened] = useState(chosen)
  const around = chosen === null ? [] : withAncestors(chosen).slice(0, -1)
  if (of !== chart) {
    setOf(chart)
    setOpened(chosen)
    keep(new Set())
  } else if (opened !== chosen) {
    setOpened(chosen)
    keep(new Set([...kept].filter((id) => !around.includes(id))))
  }
  return {
    collapsed: kept,
    nested,
    toggle: (id) => keep(kept.has(id) ? new Set([...kept].filter((each) => each !== id)) : new Set([...kept, id])),
    collapseAll: () => keep(nested),
    expandAll: () => keep(new Set()),
  }
}

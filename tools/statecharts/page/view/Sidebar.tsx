import { useDeferredValue, useMemo, useState } from 'react'
import { languages } from '../../../messages/perLocale.ts'
import { findablesOf } from '../logic/findables.ts'
import { searchIn } from '../logic/search.ts'
import { SearchIcon } from '../../../../src/ui/icons/icons.tsx'
import { failureTextIn } from './failureText.ts'
import { transitionName } from './names.ts'
import { Outline } from './Outline.tsx'
import { flowIn, useReading } from './reading.ts'
import { SearchResults } from './SearchResults.tsx'
import type { Collapsing } from './useCollapsed.ts'
import { chartTextsIn } from './useReadingState.ts'

const useSearch = () => {
  const { facts, language, t, chartTextsOf } = useReading()
  return useMemo(() => {
    return searchIn(() =>
      findablesOf(facts, {
        languages: [language, ...languages.filter((other) => other !== language)],
        chartTextsOf: (flow, each) => (each === language ? chartTextsOf(flow) : chartTextsIn(facts, flow, each)),
        failureTextIn,
        transitionTitle: ({ id }, transition) => transitionName(chartTextsOf(id), t, transition),
      }),
    )
  }, [facts, language, t, chartTextsOf])
}

interface SidebarProps {
  readonly collapsing: Collapsing
  /** Chooses a state or a transition: of the flow that is shown, where none is named. */
  readonly onChoose: (part: string, flow?: string) => void
}

/** All flows and the states of the one that is shown, or what the search finds in all of them. */
export function Sidebar({ collapsing, onChoose }: SidebarProps) {
  const { t, facts, place } = useReading()
  const [typed, setTyped] = useState('')
  const search = useSearch()
  const wanted = useDeferredValue(typed)
  const found = useMemo(() => search(wanted), [search, wanted])
  return (
    <nav className="sidebar" aria-label={t.flows}>
      <label className="search">
        <span className="visually-hidden">{t.search}</span>
        <SearchIcon />
        <input type="search" value={typed} placeholder={t.search} onChange={(event) => setTyped(event.target.value)} />
      </label>
      {wanted.trim() === '' ? (
        <>
          <FlowList />
          <h2>{t.outline}</h2>
          <Outline flow={flowIn(facts, place.flow)} collapsing={collapsing} onChoose={onChoose} />
        </>
      ) : (
        <SearchResults found={found} onChoose={onChoose} />
      )}
    </nav>
  )
}

function FlowList() {
  const { t, facts, place, go, chartTextsOf } = useReading()
  return (
    <ul className="flow-list">
      {facts.flows.map(({ id, chart, paths }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === place.flow ? 'true' : undefined}
            onClick={() => go({ flow: id, part: null })}
          >
            <span>{chartTextsOf(id).state(chart.id)}</span>
            <small>
              {[t.states(chart.states.length - 1), t.transitions(chart.transitions.length), t.paths(paths.length)].join(
                ' · ',
              )}
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}

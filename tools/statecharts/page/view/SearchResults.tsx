import type { Found } from '../logic/findables.ts'
import type { Findable } from '../logic/search.ts'
import { stateName } from './names.ts'
import { flowIn, useReading } from './reading.ts'

/** More than anyone reads; the rest is counted. */
const most = 60

const keyOf = (target: Found, at: number) => `${at} ${target.kind === 'rule' ? target.rule : target.part}`

interface SearchResultsProps {
  readonly found: readonly Findable<Found>[]
  readonly onChoose: (part: string, flow: string) => void
}

export function SearchResults({ found, onChoose }: SearchResultsProps) {
  const { t, facts, go, chartTextsOf } = useReading()
  const open = (target: Found) => {
    if (target.kind === 'rule') go({ view: 'rules', rule: target.rule })
    else onChoose(target.part, target.flow)
  }
  const nameOf = ({ target, title }: Findable<Found>) =>
    target.kind === 'state' ? stateName(chartTextsOf(target.flow), flowIn(facts, target.flow), target.part) : title
  const origin = (target: Found) => {
    if (target.kind === 'rule') return t.rule
    const chartTexts = chartTextsOf(target.flow)
    const state = target.kind === 'failureText' ? [stateName(chartTexts, flowIn(facts, target.flow), target.part)] : []
    return [t[target.kind], chartTexts.state(target.flow), ...state].join(' · ')
  }
  return (
    <>
      <p className="quiet" role="status">
        {found.length === 0 ? t.nothingFound : t.found(found.length)}
      </p>
      <ul className="found">
        {found.slice(0, most).map((one, at) => (
          <li key={keyOf(one.target, at)}>
            <button type="button" onClick={() => open(one.target)}>
              <span>{nameOf(one)}</span>
              <small>{origin(one.target)}</small>
            </button>
          </li>
        ))}
      </ul>
      {found.length > most && <p className="quiet">{t.more(found.length - most)}</p>}
    </>
  )
}

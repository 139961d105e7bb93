import { ChevronDownIcon } from '../../../../src/ui/icons/firstIcons.tsx'
import { ChevronRightIcon } from '../../../../src/ui/icons/icons.tsx'
import type { FlowFacts } from '../facts/facts.ts'
import { noteAbout } from '../logic/notes.ts'
import { useReading } from './reading.ts'
import type { Collapsing } from './useCollapsed.ts'

interface OutlineProps {
  readonly flow: FlowFacts
  readonly collapsing: Collapsing
  readonly onChoose: (state: string) => void
  /** Id of the state around these; the root's is empty. */
  readonly within?: string
}

/** The states of a flow as nested lists; what is closed here is collapsed in the drawing. */
export function Outline({ flow, collapsing, onChoose, within = '' }: OutlineProps) {
  const { t, place, notes, chartTextsOf } = useReading()
  const chartTexts = chartTextsOf(flow.id)
  return (
    <ul className="outline">
      {flow.chart.states
        .filter(({ parent }) => parent === within)
        .map(({ id, name }) => {
          const isNested = collapsing.nested.has(id)
          const isOpen = isNested && !collapsing.collapsed.has(id)
          const title = chartTexts.state(name)
          return (
            <li key={id}>
              <span className="outline-row">
                {isNested && (
                  <button
                    type="button"
                    className="outline-toggle"
                    aria-expanded={isOpen}
                    aria-label={`${isOpen ? t.collapse : t.expand}: ${title}`}
                    onClick={() => collapsing.toggle(id)}
                  >
                    {isOpen ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />}
                  </button>
                )}
                <button
                  type="button"
                  className="outline-state"
                  aria-current={place.part === id ? 'true' : undefined}
                  onClick={() => onChoose(id)}
                >
                  {title}
                  {noteAbout(notes.all, flow.id, id) !== undefined && (
                    <span aria-label={t.noted} className="noted" role="img">
                      ✎
                    </span>
                  )}
                </button>
              </span>
              {isOpen && <Outline flow={flow} collapsing={collapsing} onChoose={onChoose} within={id} />}
            </li>
          )
        })}
    </ul>
  )
}

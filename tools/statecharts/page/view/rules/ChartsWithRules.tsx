import { useState } from 'react'
import { lastResultOf, partsOf } from '../../logic/ruleIndex.ts'
import { Choice } from '../Choice.tsx'
import { flowIn, useReading } from '../reading.ts'
import { LastResult } from './LastResult.tsx'
import { PartLink } from './PartLink.tsx'

/** The states and transitions of a flow with the rules that they name. */
export function ChartsWithRules() {
  const { t, facts, index, language, place, chartTextsOf } = useReading()
  const [chosen, setChosen] = useState(place.flow)
  return (
    <>
      <div className="rules-bar">
        <Choice
          isLabelled
          label={t.flows}
          value={chosen}
          options={facts.flows.map(({ id }) => [id, chartTextsOf(id).state(id)])}
          onChoose={setChosen}
        />
      </div>
      <div className="table-window">
        <table className="rules-table">
          <thead>
            <tr>
              <th scope="col">{t.part}</th>
              <th scope="col">{t.rules}</th>
            </tr>
          </thead>
          <tbody>
            {partsOf(flowIn(facts, chosen)).map((part) => (
              <tr key={`${part.kind} ${part.id}`}>
                <th scope="row">
                  <PartLink part={part} />
                </th>
                <td data-head={t.rules}>
                  <ul className="links">
                    {index.rules
                      .filter(({ id }) => part.rules.includes(id))
                      .map((rule) => (
                        <li key={rule.id}>
                          <code>{rule.id}</code> <LastResult last={lastResultOf(rule)} /> {rule.rule[language]}
                        </li>
                      ))}
                  </ul>
                  {part.rules.length === 0 && <span className="quiet">{t.none}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

import { useDeferredValue, useMemo, useState } from 'react'
import { searchIn } from '../../logic/search.ts'
import { Choice } from '../Choice.tsx'
import { useReading } from '../reading.ts'
import { RuleRow } from './RuleRow.tsx'

const everywhere = 'all'

const useChosenRules = (typed: string, area: string) => {
  const { index } = useReading()
  const search = useMemo(
    () => searchIn(index.rules.map((rule) => ({ target: rule, title: `${rule.id} ${rule.rule}`, words: [rule.place, rule.area, ...rule.parts.map(({ id }) => id), ...rule.tests.map(({ title }) => title)] }))),
    [index],
  )
  const found = typed.trim() === '' ? index.rules : search(typed).map(({ target }) => target)
  return found.filter((rule) => area === everywhere || rule.area === area)
}

/** Each rule with its states and arrows, the paths that cross them, its tests and how they ended last. */
export function RulesWithCharts() {
  const { t, index, place, go } = useReading()
  const [area, setArea] = useState(everywhere)
  const typed = place.rule ?? ''
  const rules = useChosenRules(useDeferredValue(typed), area)
  const areas = [...new Set(index.rules.map((rule) => rule.area))].toSorted()
  return (
    <>
      <div className="rules-bar">
        <label className="search">
          <span className="visually-hidden">{t.narrowRules}</span>
          <input type="search" value={typed} placeholder={t.narrowRules} onChange={(event) => go({ rule: event.target.value === '' ? null : event.target.value })} />
        </label>
        <Choice isLabelled label={t.area} value={area} options={[[everywhere, t.everything], ...areas.map((each) => [each, each] as const)]} onChoose={setArea} />
        <span className="quiet" role="status">{t.rulesCount(rules.length)}</span>
      </div>
      <div className="table-window">
        <table className="rules-table">
          <thead>
            <tr>
              <th scope="col">{t.rule}</th>
              <th scope="col">{t.partsOf}</th>
              <th scope="col">{t.pathList}</th>
              <th scope="col">{t.tests}</th>
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <RuleRow key={rule.id} rule={rule} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

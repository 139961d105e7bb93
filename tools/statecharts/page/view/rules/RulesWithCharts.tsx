import { useDeferredValue, useMemo, useState } from 'react'
import { searchIn } from '../../logic/search.ts'
import { Choice } from '../Choice.tsx'
import { useReading } from '../reading.ts'
import { RuleRow } from './RuleRow.tsx'

const everywhere = 'all'

const useSearch = () => {
  const { t, index, language } = useReading()
  return useMemo(
    () =>
      searchIn(() =>
        index.rules.map((rule) => ({
          target: rule,
          title: `${rule.id} ${rule.rule[language]}`,
          terms: [
            ...Object.values(rule.rule),
            ...Object.values(rule.place),
            rule.area,
            t.areas[rule.area],
            ...rule.parts.map(({ id }) => id),
            ...rule.tests.map(({ title }) => title),
          ],
        })),
      ),
    [t, index, language],
  )
}

const useChosenRules = (typed: string, document: string, area: string) => {
  const { index } = useReading()
  const search = useSearch()
  const found = typed.trim() === '' ? index.rules : search(typed).map(({ target }) => target)
  return found.filter(
    (rule) => (document === everywhere || rule.document === document) && (area === everywhere || rule.area === area),
  )
}

interface RulesBarProps {
  readonly typed: string
  readonly document: string
  readonly area: string
  readonly count: number
  readonly onDocument: (document: string) => void
  readonly onArea: (area: string) => void
}

/** Narrows the rules by text, document and area, and says how many are left. */
function RulesBar({ typed, document, area, count, onDocument, onArea }: RulesBarProps) {
  const { t, facts, index, language, go } = useReading()
  const documents = Object.entries(facts.documents).map(
    ([number, title]) => [number, `${number} ${title[language]}`] as const,
  )
  const areas = [...new Set(index.rules.map((rule) => rule.area))].map((each) => [each, t.areas[each]] as const)
  return (
    <div className="rules-bar">
      <label className="search">
        <span className="visually-hidden">{t.narrowRules}</span>
        <input
          type="search"
          value={typed}
          placeholder={t.narrowRules}
          onChange={(event) => go({ rule: event.target.value === '' ? null : event.target.value })}
        />
      </label>
      <Choice
        isLabelled
        label={t.document}
        value={document}
        options={[[everywhere, t.everything], ...documents]}
        onChoose={onDocument}
      />
      <Choice
        isLabelled
        label={t.area}
        value={area}
        options={[
          [everywhere, t.everything],
          ...areas.toSorted(([, one], [, other]) => one.localeCompare(other, language)),
        ]}
        onChoose={onArea}
      />
      <span className="quiet" role="status">
        {t.rulesCount(count)}
      </span>
    </div>
  )
}

/** Each rule with its states and transitions, the paths that cross them, its tests and how they ended last. */
export function RulesWithCharts() {
  const { t, place } = useReading()
  const [document, setDocument] = useState(everywhere)
  const [area, setArea] = useState(everywhere)
  const typed = place.rule ?? ''
  const rules = useChosenRules(useDeferredValue(typed), document, area)
  return (
    <>
      <RulesBar
        area={area}
        count={rules.length}
        document={document}
        onArea={setArea}
        onDocument={setDocument}
        typed={typed}
      />
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

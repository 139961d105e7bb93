import { WarningIcon } from '../../../../../src/ui/icons/firstIcons.tsx'
import { useReading } from '../reading.ts'
import { LastResult } from '../rules/LastResult.tsx'
import { lastResultOf } from '../../logic/ruleIndex.ts'
import { Section } from './Section.tsx'

/** The rules that a part of a chart names, in full, each leading to its own view. */
export function RuleList({ rules }: { readonly rules: readonly string[] }) {
  const { t, index, language, go } = useReading()
  const known = rules.flatMap((id) => index.rules.find((rule) => rule.id === id) ?? [])
  return (
    <Section title={t.rules}>
      {known.length === 0 && <p className="quiet">{t.noRules}</p>}
      <ul className="rule-list">
        {known.map((rule) => (
          <li key={rule.id}>
            <button type="button" className="link" onClick={() => go({ view: 'rules', rule: rule.id })}>
              {rule.id}
            </button>{' '}
            <small>{rule.place[language]}</small> <LastResult last={lastResultOf(rule)} />
            <p>{rule.rule[language]}</p>
            {rule.isSuspect && (
              <p className="warning">
                <WarningIcon size={14} /> {t.suspect}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

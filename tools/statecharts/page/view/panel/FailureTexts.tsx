import { languageNames } from '../../../../../src/i18n/languageNames.ts'
import { languages } from '../../../../messages/perLocale.ts'
import type { FlowFacts } from '../../facts/facts.ts'
import { failureTextIn } from '../failureText.ts'
import { useReading } from '../reading.ts'
import { Section } from './Section.tsx'

/** What the product says to its user in a state that a failure leads to, in all three languages. */
export function FailureTexts({ flow, state }: { readonly flow: FlowFacts; readonly state: string }) {
  const { t } = useReading()
  const failures = flow.failures.filter((each) => each.state === state)
  if (failures.length === 0) return null
  return (
    <Section title={t.failureTexts}>
      {failures.map(({ failure }, at) => (
        <details key={`${at} ${failure.code}`} className="failure" open={failures.length < 3}>
          <summary>
            <code>{'reason' in failure ? `${failure.code}: ${failure.reason}` : failure.code}</code>
          </summary>
          {languages.map((language) => {
            const { title, text } = failureTextIn(failure, language)
            return (
              <div key={language} className="failure-texts" lang={language}>
                <small>{languageNames[language]}</small>
                <strong>{title}</strong>
                <p>{text}</p>
              </div>
            )
          })}
        </details>
      ))}
    </Section>
  )
}

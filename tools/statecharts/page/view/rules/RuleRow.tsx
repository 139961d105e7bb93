import { memo } from 'react'
import { WarningIcon } from '../../../../../src/ui/icons/firstIcons.tsx'
import { lastResultOf, type RuleLinks } from '../../logic/ruleIndex.ts'
import { useReading } from '../reading.ts'
import { LastResult } from './LastResult.tsx'
import { PartLink } from './PartLink.tsx'

interface RuleProps {
  readonly rule: RuleLinks
}

const RulePaths = ({ rule }: RuleProps) => {
  const { t } = useReading()
  return (
    <td data-head={t.pathList}>
      {rule.paths.length === 0 ? (
        <span className="quiet">{t.none}</span>
      ) : (
        <details>
          <summary>{t.paths(rule.paths.length)}</summary>
          <ul className="links">
            {rule.paths.map((path) => (
              <li key={path}>
                <code>{path}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </td>
  )
}

const RuleTests = ({ rule }: RuleProps) => {
  const { t } = useReading()
  return (
    <td data-head={t.tests}>
      <LastResult last={lastResultOf(rule)} />
      {rule.tests.length > 0 && (
        <details>
          <summary>{t.testsCount(rule.tests.length)}</summary>
          <ul className="links">
            {rule.tests.map(({ file, title, last }) => (
              <li key={`${file} ${title}`}>
                <LastResult last={last} /> {title} <small>{file}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </td>
  )
}

/** One rule with what stands for it. */
export const RuleRow = memo(function RuleRow({ rule }: RuleProps) {
  const { t, language } = useReading()
  return (
    <tr>
      <th scope="row">
        <code>{rule.id}</code>{' '}
        <small>
          {rule.place[language]} · {t.kind[rule.kind]}
        </small>
        <p>{rule.rule[language]}</p>
        {rule.isSuspect && (
          <p className="warning">
            <WarningIcon size={14} /> {t.suspect}
          </p>
        )}
      </th>
      <td data-head={t.partsOf}>
        <ul className="links">
          {rule.parts.map((part) => (
            <li key={`${part.flow} ${part.id}`}>
              <PartLink part={part} />
            </li>
          ))}
        </ul>
        {rule.parts.length === 0 && <span className="quiet">{t.none}</span>}
      </td>
      <RulePaths rule={rule} />
      <RuleTests rule={rule} />
    </tr>
  )
})

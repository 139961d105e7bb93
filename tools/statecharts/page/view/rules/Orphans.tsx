import type { ReactNode } from 'react'
import type { RuleLinks } from '../../logic/ruleIndex.ts'
import { useReading } from '../reading.ts'
import { PartLink } from './PartLink.tsx'

/** Rules that nothing stands for, parts that stand for none, and rules whose seed has changed. */
export function Orphans() {
  const { t, index } = useReading()
  return (
    <div className="orphans">
      <Listed title={t.suspects} count={index.suspects.length}>
        {index.suspects.map((rule) => (
          <RuleLine key={rule.id} rule={rule} />
        ))}
      </Listed>
      <Listed title={t.untested} count={index.untested.length}>
        {index.untested.map((rule) => (
          <RuleLine key={rule.id} rule={rule} />
        ))}
      </Listed>
      <Listed title={t.ruleless} count={index.ruleless.length}>
        {index.ruleless.map((part) => (
          <li key={`${part.flow} ${part.id}`}>
            <PartLink part={part} />
          </li>
        ))}
      </Listed>
    </div>
  )
}

function Listed({
  title,
  count,
  children,
}: {
  readonly title: string
  readonly count: number
  readonly children: ReactNode
}) {
  const { t } = useReading()
  return (
    <section>
      <h3>
        {title} <small>{count}</small>
      </h3>
      {count === 0 ? <p className="quiet">{t.noOrphans}</p> : <ul className="links">{children}</ul>}
    </section>
  )
}

function RuleLine({ rule }: { readonly rule: RuleLinks }) {
  const { t, language } = useReading()
  return (
    <li>
      <code>{rule.id}</code> <small>{t.areas[rule.area]}</small> {rule.rule[language]}
    </li>
  )
}

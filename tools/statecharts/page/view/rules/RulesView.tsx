import { useState } from 'react'
import { useReading } from '../reading.ts'
import { Segments } from '../Segments.tsx'
import { ChartsWithRules } from './ChartsWithRules.tsx'
import { Orphans } from './Orphans.tsx'
import { RulesWithCharts } from './RulesWithCharts.tsx'

/** Requirements both ways, and what stands alone on either side. */
export function RulesView() {
  const { t } = useReading()
  const [way, setWay] = useState<'rules' | 'charts' | 'orphans'>('rules')
  return (
    <main className="rules-view">
      <h2 className="visually-hidden">{t.requirements}</h2>
      <Segments
        label={t.requirements}
        value={way}
        options={[
          ['rules', t.fromRules],
          ['charts', t.fromCharts],
          ['orphans', t.orphans],
        ]}
        onChoose={setWay}
      />
      {way === 'rules' && <RulesWithCharts />}
      {way === 'charts' && <ChartsWithRules />}
      {way === 'orphans' && <Orphans />}
    </main>
  )
}

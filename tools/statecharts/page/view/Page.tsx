import type { Facts } from '../facts/facts.ts'
import { Header } from './Header.tsx'
import { ChartView } from './ChartView.tsx'
import { PrintView } from './print/PrintView.tsx'
import { RulesView } from './rules/RulesView.tsx'
import { ReadingContext } from './reading.ts'
import { useReadingState } from './useReadingState.ts'

/** Everything about the flows on one page. */
export function Page({ facts }: { readonly facts: Facts }) {
  const reading = useReadingState(facts)
  const { view } = reading.place
  return (
    <ReadingContext value={reading}>
      <div className="page" data-view={view}>
        <Header />
        {view === 'chart' && <ChartView />}
        {view === 'rules' && <RulesView />}
        {view === 'print' && <PrintView />}
      </div>
    </ReadingContext>
  )
}

import { useMemo, useState } from 'react'
import { elementOf, extentOf } from '../../../../charts/viewer/element.ts'
import { readableSize, sheetsOf, type Paper, type SheetPlan } from '../../logic/sheets.ts'
import { Choice } from '../Choice.tsx'
import { LabelChoice } from '../drawing/LabelChoice.tsx'
import { useLabelledDrawing } from '../drawing/useLabelledDrawing.ts'
import { flowIn, useReading } from '../reading.ts'
import { SheetOfPaper } from './SheetOfPaper.tsx'

const counts = ['1', '2', '3', '4'] as const
const nothing: ReadonlySet<string> = new Set()

const papers: readonly (readonly [Paper, string])[] = [
  ['A4', 'A4'],
  ['A3', 'A3'],
]

const sideOf = ({ isLandscape }: SheetPlan) => (isLandscape ? 'landscape' : 'portrait')

interface PlanChoicesProps {
  readonly plan: SheetPlan
  readonly onChange: (part: Partial<SheetPlan>) => void
}

/** Paper, orientation and number of sheets. */
function PlanChoices({ plan, onChange }: PlanChoicesProps) {
  const { t } = useReading()
  return (
    <>
      <Choice
        isLabelled
        label={t.paper}
        value={plan.paper}
        options={papers}
        onChoose={(paper) => onChange({ paper })}
      />
      <Choice
        isLabelled
        label={t.orientation}
        value={sideOf(plan)}
        options={[
          ['landscape', t.landscape],
          ['portrait', t.portrait],
        ]}
        onChoose={(chosen) => onChange({ isLandscape: chosen === 'landscape' })}
      />
      <Choice
        isLabelled
        label={t.across}
        value={String(plan.columns)}
        options={counts.map((each) => [each, each])}
        onChoose={(each) => onChange({ columns: Number(each) })}
      />
      <Choice
        isLabelled
        label={t.down}
        value={String(plan.rows)}
        options={counts.map((each) => [each, each])}
        onChoose={(each) => onChange({ rows: Number(each) })}
      />
    </>
  )
}

/** How large the smallest text will be, and whether it can be read. @param textSize points, null as long as nothing is drawn */
function SizeHint({ textSize }: { readonly textSize: number | null }) {
  const { t, language } = useReading()
  return (
    <p className="quiet">
      {t.overlapHint}{' '}
      {textSize !== null && (
        <span role="status">
          {t.textSize(new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(textSize))}{' '}
          {textSize < readableSize && t.textTooSmall}
        </span>
      )}
    </p>
  )
}

/** A flow's drawing on sheets of paper, as many side by side and below each other as wanted. */
export function PrintView() {
  const { t, facts, place, go, chartTextsOf } = useReading()
  const [plan, setPlan] = useState<SheetPlan>({ paper: 'A4', isLandscape: true, columns: 1, rows: 1 })
  const flow = flowIn(facts, place.flow)
  const chartTexts = chartTextsOf(flow.id)
  const { svg, labels, setLabels } = useLabelledDrawing(flow.chart, nothing)
  const sheets = useMemo(() => (svg === null ? null : sheetsOf(extentOf(elementOf(svg)), plan)), [svg, plan])
  return (
    <main className="print-view">
      <h2 className="visually-hidden">{t.print}</h2>
      <style>{`@page { size: ${plan.paper} ${sideOf(plan)}; margin: 0 }`}</style>
      <div className="print-bar">
        <Choice
          isLabelled
          label={t.flows}
          value={flow.id}
          options={facts.flows.map(({ id }) => [id, chartTextsOf(id).state(id)])}
          onChoose={(id) => go({ flow: id, part: null })}
        />
        <LabelChoice value={labels} onChoose={setLabels} />
        <PlanChoices onChange={(part) => setPlan({ ...plan, ...part })} plan={plan} />
        <button type="button" className="tool tool-main" onClick={() => window.print()}>
          {t.print}
        </button>
        <SizeHint textSize={sheets?.textSize ?? null} />
      </div>
      {svg === null || sheets === null ? (
        <p className="quiet" role="status">
          {t.beingDrawn}
        </p>
      ) : (
        <div className="sheets">
          {sheets.sheets.map((sheet) => (
            <SheetOfPaper
              key={`${sheet.row} ${sheet.column}`}
              svg={svg}
              sheets={sheets}
              sheet={sheet}
              title={chartTexts.state(flow.id)}
            />
          ))}
        </div>
      )}
    </main>
  )
}

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

/** A flow's drawing on sheets of paper, as many side by side and below each other as wanted. */
export function PrintView() {
  const { t, facts, place, go, language, chartTextsOf } = useReading()
  const [plan, setPlan] = useState<SheetPlan>({ paper: 'A4', isLandscape: true, columns: 1, rows: 1 })
  const flow = flowIn(facts, place.flow)
  const chartTexts = chartTextsOf(flow.id)
  const { svg, labels, setLabels } = useLabelledDrawing(flow.chart, nothing)
  const sheets = useMemo(() => (svg === null ? null : sheetsOf(extentOf(elementOf(svg)), plan)), [svg, plan])
  const change = (part: Partial<SheetPlan>) => setPlan({ ...plan, ...part })
  const papers: readonly (readonly [Paper, string])[] = [
    ['A4', 'A4'],
    ['A3', 'A3'],
  ]
  const side = plan.isLandscape ? 'landscape' : 'portrait'
  return (
    <main className="print-view">
      <h2 className="visually-hidden">{t.print}</h2>
      <style>{`@page { size: ${plan.paper} ${side}; margin: 0 }`}</style>
      <div className="print-bar">
        <Choice
          isLabelled
          label={t.flows}
          value={flow.id}
          options={facts.flows.map(({ id }) => [id, chartTextsOf(id).state(id)])}
          onChoose={(id) => go({ flow: id, part: null })}
        />
        <LabelChoice value={labels} onChoose={setLabels} />
        <Choice
          isLabelled
          label={t.paper}
          value={plan.paper}
          options={papers}
          onChoose={(paper) => change({ paper })}
        />
        <Choice
          isLabelled
          label={t.orientation}
          value={side}
          options={[
            ['landscape', t.landscape],
            ['portrait', t.portrait],
          ]}
          onChoose={(chosen) => change({ isLandscape: chosen === 'landscape' })}
        />
        <Choice
          isLabelled
          label={t.across}
          value={String(plan.columns)}
          options={counts.map((each) => [each, each])}
          onChoose={(each) => change({ columns: Number(each) })}
        />
        <Choice
          isLabelled
          label={t.down}
          value={String(plan.rows)}
          options={counts.map((each) => [each, each])}
          onChoose={(each) => change({ rows: Number(each) })}
        />
        <button type="button" className="tool tool-main" onClick={() => window.print()}>
          {t.print}
        </button>
        <p className="quiet">
          {t.overlapHint}{' '}
          {sheets !== null && (
            <span role="status">
              {t.textSize(new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(sheets.textSize))}{' '}
              {sheets.textSize < readableSize && t.textTooSmall}
            </span>
          )}
        </p>
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

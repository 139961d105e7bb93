import { useState } from 'react'
import { offerFile } from '../../../../document/offerFile.ts'
import { languages } from '../../../../messages/perLocale.ts'
import { flows } from '../../content.ts'
import type { FlowFacts } from '../../facts/facts.ts'
import { readPathText, textOfRun, type UnreadPath } from '../../logic/pathText.ts'
import { FileChoice } from '../notes/FileChoice.tsx'
import { useReading } from '../reading.ts'
import type { Texts } from '../../texts.ts'
import { chartTextsIn } from '../useReadingState.ts'
import { Section } from './Section.tsx'
import type { Simulator } from './useSimulator.ts'

/** Why a path that somebody handed on cannot be opened. */
const whyUnread = (t: Texts, failure: UnreadPath): string => {
  switch (failure.code) {
    case 'path.none':
      return t.pathNone
    case 'path.flowUnknown':
      return t.pathFlowUnknown(failure.flow)
    case 'path.startUnknown':
      return t.pathStartUnknown(failure.start)
    case 'path.stepUnknown':
      return t.pathStepUnknown(failure.place, failure.description)
    case 'path.stepImpossible':
      return t.pathStepImpossible(failure.place, failure.description)
  }
}
/** Hands the simulation on as a link or as a path, and opens a path that somebody handed on. */
export function KeptRun({
  flow: { id, chart },
  simulator,
}: {
  readonly flow: FlowFacts
  readonly simulator: Simulator
}) {
  const { t, facts, go, place, chartTextsOf } = useReading()
  const { start, happened } = simulator
  const [outcome, setOutcome] = useState('')
  const copyLink = async () => {
    if (place.run === null) go({ run: { start, events: [] } }, true)
    await navigator.clipboard.writeText(window.location.href)
    setOutcome(t.linkCopied)
  }
  const save = () => {
    const flow = flows[id]
    if (flow === undefined) return
    const path = textOfRun({ id, flow, chart }, chartTextsOf(id), start, happened)
    offerFile(`${path.id}.paths.txt`, 'text/plain', path.text)
    setOutcome(t.pathSaved(path.id))
  }
  const open = (text: string) => {
    const read = readPathText(
      text,
      (named) => flows[named],
      (named) => languages.map((language) => chartTextsIn(facts, named, language)),
    )
    if (read.ok) go({ flow: read.flow, run: read.run, part: null })
    setOutcome(read.ok ? '' : whyUnread(t, read.failure))
  }
  return (
    <Section title={t.handOn}>
      <div className="panel-tools">
        <button className="tool" onClick={copyLink} type="button">
          {t.copyLink}
        </button>
        <button className="tool" onClick={save} type="button">
          {t.savePath}
        </button>
        <FileChoice accept=".txt" label={t.openPath} onText={open} />
      </div>
      <p className="quiet" role="status">
        {outcome}
      </p>
    </Section>
  )
}

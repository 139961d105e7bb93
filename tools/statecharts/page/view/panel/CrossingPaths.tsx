import { useState } from 'react'
import { CopyIcon } from '../../../../../src/ui/icons/firstIcons.tsx'
import type { FlowFacts, WalkedPath } from '../../facts/facts.ts'
import { useReading } from '../reading.ts'
import { useSteps } from '../useSteps.ts'
import { Section } from './Section.tsx'

/** Enough to choose from at once. */
const shownAtFirst = 8

interface CrossingPathsProps {
  readonly flow: FlowFacts
  /** Ids of paths. */
  readonly paths: readonly string[]
  readonly onPlay: (path: WalkedPath) => void
}

/** The generated paths that come by, as a person reads them, with the command that runs each. */
export function CrossingPaths({ flow, paths, onPlay }: CrossingPathsProps) {
  const { t } = useReading()
  const [areAllShown, showAll] = useState(false)
  const crossing = flow.paths
    .filter(({ id }) => paths.includes(id))
    .toSorted((one, other) => one.steps.length - other.steps.length)
  const shown = areAllShown ? crossing : crossing.slice(0, shownAtFirst)
  return (
    <Section title={`${t.crossing} (${crossing.length})`}>
      {crossing.length === 0 && <p className="quiet">{t.noPaths}</p>}
      {shown.map((path) => (
        <details key={path.id} className="path">
          <summary>
            <code>{path.id}</code> <small>{t.steps(path.steps.length)}</small>
          </summary>
          <PathSteps flow={flow} path={path} onPlay={onPlay} />
        </details>
      ))}
      {shown.length < crossing.length && (
        <button type="button" className="tool" onClick={() => showAll(true)}>
          {t.everything}: {t.paths(crossing.length)}
        </button>
      )}
    </Section>
  )
}

function PathSteps({
  flow,
  path,
  onPlay,
}: {
  readonly flow: FlowFacts
  readonly path: WalkedPath
  readonly onPlay: (path: WalkedPath) => void
}) {
  const { t, chartTextsOf } = useReading()
  const stepOf = useSteps(flow.id)
  const [isCopied, setCopied] = useState(false)
  const command = `npm run paths -- --run ${flow.id} --path ${path.id}`
  const copy = async () => {
    await navigator.clipboard.writeText(command)
    setCopied(true)
  }
  return (
    <>
      <ol className="steps">
        <li>
          {t.begins}: {chartTextsOf(flow.id).start(path.start)}
        </li>
        {path.steps.map(({ stimulus }, at) => (
          <li key={`${at} ${stimulus}`}>{stepOf(stimulus)}</li>
        ))}
      </ol>
      <p className="quiet">{t.runIt}</p>
      <p className="command">
        <code>{command}</code>
        <button
          type="button"
          className="tool tool-icon"
          aria-label={isCopied ? t.copied : t.copy}
          title={isCopied ? t.copied : t.copy}
          onClick={copy}
        >
          <CopyIcon size={14} />
        </button>
      </p>
      <button type="button" className="tool" onClick={() => onPlay(path)}>
        {t.playIt}
      </button>
    </>
  )
}

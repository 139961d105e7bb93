import { useState } from 'react'
import { folded } from '../../../../../src/domain/text.ts'
import { useOneTabStop } from '../../../../document/useOneTabStop.ts'
import type { PathReport } from '../../storyboard.ts'
import type { ReportedFlow, ReportFacts } from '../facts.ts'
import { hashOf, type Place } from '../place.ts'
import { describePath, describeStates } from '../describe.ts'
import { texts } from '../texts.ts'
import { Verdict } from './Verdict.tsx'

interface Props {
  readonly facts: ReportFacts
  readonly place: Place
}

const shown = ['all', 'passed', 'failed', 'nondeterministic', 'overloaded'] as const
type Shown = (typeof shown)[number]

const matches = (flow: ReportedFlow, path: PathReport, { language }: Place, wanted: string) =>
  wanted === '' || folded(`${path.id} ${describePath(flow, path, language).all}`).includes(folded(wanted))

interface RowProps {
  readonly flow: ReportedFlow
  readonly path: PathReport
  readonly place: Place
  readonly tabIndex: number
}

const Row = ({ flow, path, place, tabIndex }: RowProps) => {
  const text = texts[place.language]
  // Many paths end with the same step: where it is taken distinguishes them.
  const before = path.first.steps[path.stimuli.length - 1]
  const { ending, start } = describePath(flow, path, place.language)
  return (
    <li>
      <a
        aria-current={path.id === place.path ? 'page' : undefined}
        data-name={path.id}
        href={hashOf({ ...place, path: path.id })}
        tabIndex={tabIndex}
      >
        <span>{ending}</span>
        <small>
          {[start, ...(before === undefined ? [] : describeStates(flow, before, place.language))].join(' · ')} ·{' '}
          {text.steps(path.stimuli.length)} · {path.id}
        </small>
        {path.verdict === 'passed' ? null : <Verdict kind={path.verdict} text={text} />}
      </a>
    </li>
  )
}

const Rows = ({
  flow,
  paths,
  place,
}: Omit<RowProps, 'path' | 'tabIndex'> & { readonly paths: readonly PathReport[] }) => {
  const { tabIndexOf, list } = useOneTabStop(
    paths.map(({ id }) => id),
    place.path,
  )
  return (
    <ul {...list}>
      {paths.map((path) => (
        <Row flow={flow} key={path.id} path={path} place={place} tabIndex={tabIndexOf(path.id)} />
      ))}
    </ul>
  )
}

/** All paths of a run by their flow, searched without regard to diacritics. */
export const PathList = ({ facts, place }: Props) => {
  const [wanted, setWanted] = useState('')
  const [only, setOnly] = useState<Shown>('all')
  const text = texts[place.language]
  const flows = facts.flows
    .map((flow) => ({
      flow,
      paths: facts.paths.filter(
        (path) =>
          path.machine === flow.id && (only === 'all' || path.verdict === only) && matches(flow, path, place, wanted),
      ),
    }))
    .filter(({ paths }) => paths.length > 0)
  return (
    <nav aria-label={text.paths} className="paths">
      <div className="filters">
        <input
          aria-label={text.search}
          onChange={(event) => setWanted(event.target.value)}
          placeholder={text.search}
          type="search"
          value={wanted}
        />
        <select
          aria-label={text.show}
          onChange={(event) => setOnly(shown.find((one) => one === event.target.value) ?? 'all')}
          value={only}
        >
          {shown.map((one) => (
            <option key={one} value={one}>
              {text[one]}
            </option>
          ))}
        </select>
      </div>
      {flows.length === 0 ? <p className="none">{text.none}</p> : null}
      {flows.map(({ flow, paths }) => (
        <details key={flow.id} open={flows.length === 1 || wanted !== '' || paths.some(({ id }) => id === place.path)}>
          <summary>
            {flow.name[place.language]} <b>{paths.length}</b>
          </summary>
          <Rows flow={flow} paths={paths} place={place} />
        </details>
      ))}
    </nav>
  )
}

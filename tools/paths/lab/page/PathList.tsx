import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useOneTabStop } from '../../../document/useOneTabStop.ts'
import type { ShownFlow, ShownPath } from './facts.ts'
import { matchingFlows, onlyPaths } from './matchingFlows.ts'
import type { Round } from './round.ts'
import { SmokeTools } from './SmokeTools.tsx'
import type { useRound } from './useRound.ts'

interface Props {
  readonly flows: readonly ShownFlow[]
  /** Id of the open path. */
  readonly current: string | null
  /** Ids of the smoke paths. */
  readonly smoke: readonly string[]
  readonly walking: ReturnType<typeof useRound>
  readonly label: (name: string) => string
}

type Results = Round['results']

interface PathLinkProps {
  readonly path: ShownPath
  readonly isCurrent: boolean
  readonly tabIndex: number
  /** How it ended among the smoke paths, in the reader's language. */
  readonly end: string | null
}

const PathLink = ({ path: { id, start, begins, steps }, isCurrent, tabIndex, end }: PathLinkProps) => {
  // Many paths end with the same step: where it is taken distinguishes them.
  const before = (steps.at(-2)?.states ?? begins).map(({ name }) => name).join(' + ')
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li>
      <a
        aria-current={isCurrent ? 'page' : undefined}
        data-name={id}
        href={`#path=${id}`}
        ref={link}
        tabIndex={tabIndex}
      >
        <span>
          {start} … {before} → {steps.at(-1)?.description}
        </span>
        <small>
          {id} · {steps.length}
          {end !== null && ` · ${end}`}
        </small>
      </a>
    </li>
  )
}

interface LinksProps {
  readonly paths: readonly ShownPath[]
  readonly current: string | null
  readonly results: Results
  readonly label: (name: string) => string
}

const Links = ({ paths, current, results, label }: LinksProps) => {
  const endOf = (id: string) => {
    const end = results.get(id)
    return end === undefined ? null : end === 'passed' ? `✓ ${label('ok')}` : `✗ ${label('failed')}`
  }
  const { tabIndexOf, list } = useOneTabStop(
    paths.map(({ id }) => id),
    current,
  )
  return (
    <ul {...list}>
      {paths.map((path) => (
        <PathLink
          end={endOf(path.id)}
          isCurrent={path.id === current}
          key={path.id}
          path={path}
          tabIndex={tabIndexOf(path.id)}
        />
      ))}
    </ul>
  )
}

/** Every path by flow, with a search over what they say. */
export const PathList = ({ flows, current, smoke, walking, label }: Props) => {
  const [isSmokeOnly, setSmokeOnly] = useState(false)
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search)
  const shown = useMemo(
    () => matchingFlows(isSmokeOnly ? onlyPaths(flows, smoke) : flows, sought),
    [flows, smoke, isSmokeOnly, sought],
  )
  return (
    <nav aria-label={label('paths')} className="lab-paths">
      <input
        aria-label={label('search')}
        onChange={({ target }) => setSearch(target.value)}
        placeholder={label('search')}
        type="search"
        value={search}
      />
      <SmokeTools
        count={smoke.length}
        isOnly={isSmokeOnly}
        label={label}
        onBegin={() => {
          setSmokeOnly(true)
          walking.begin()
        }}
        onOnly={setSmokeOnly}
        onStop={walking.stop}
        round={walking.round}
      />
      <div className="lab-scroll">
        {shown.length === 0 && <p role="status">{label('noPathFound')}</p>}
        {shown.map(({ machine, name, paths }) => (
          <section key={machine}>
            <h2>
              {name} <small>{paths.length}</small>
            </h2>
            <Links current={current} label={label} paths={paths} results={walking.round.results} />
          </section>
        ))}
      </div>
    </nav>
  )
}

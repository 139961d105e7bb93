import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useOneTabStop } from '../../../document/useOneTabStop.ts'
import type { ShownFlow, ShownPath } from './facts.ts'
import { matchingFlows } from './matchingFlows.ts'

interface Props {
  readonly flows: readonly ShownFlow[]
  /** Id of the open path. */
  readonly current: string | null
  readonly label: (name: string) => string
}

interface PathLinkProps {
  readonly path: ShownPath
  readonly isCurrent: boolean
  readonly tabIndex: number
}

const PathLink = ({ path: { id, start, begins, steps }, isCurrent, tabIndex }: PathLinkProps) => {
  // Many paths end with the same step: where it is taken tells them apart.
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
          {start} … {before} → {steps.at(-1)?.sentence}
        </span>
        <small>
          {id} · {steps.length}
        </small>
      </a>
    </li>
  )
}

const Links = ({ paths, current }: { readonly paths: readonly ShownPath[]; readonly current: string | null }) => {
  const { tabIndexOf, list } = useOneTabStop(
    paths.map(({ id }) => id),
    current,
  )
  return (
    <ul {...list}>
      {paths.map((path) => (
        <PathLink isCurrent={path.id === current} key={path.id} path={path} tabIndex={tabIndexOf(path.id)} />
      ))}
    </ul>
  )
}

/** Every path by flow, with a search over what they say. */
export const PathList = ({ flows, current, label }: Props) => {
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search)
  const shown = useMemo(() => matchingFlows(flows, sought), [flows, sought])
  return (
    <nav aria-label={label('paths')} className="lab-paths">
      <input
        aria-label={label('search')}
        onChange={({ target }) => setSearch(target.value)}
        placeholder={label('search')}
        type="search"
        value={search}
      />
      <div className="lab-scroll">
        {shown.length === 0 && <p role="status">{label('noPathFound')}</p>}
        {shown.map(({ machine, name, paths }) => (
          <section key={machine}>
            <h2>
              {name} <small>{paths.length}</small>
            </h2>
            <Links current={current} paths={paths} />
          </section>
        ))}
      </div>
    </nav>
  )
}

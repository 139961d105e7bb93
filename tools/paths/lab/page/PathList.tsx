import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ShownFlow, ShownPath } from './facts.ts'
import { matchingFlows } from './matchingFlows.ts'

interface Props {
  readonly flows: readonly ShownFlow[]
  /** Id of the open path. */
  readonly current: string | null
  readonly label: (name: string) => string
}

const PathLink = ({ path: { id, start, steps }, isCurrent }: { readonly path: ShownPath; readonly isCurrent: boolean }) => {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li>
      <a aria-current={isCurrent ? 'page' : undefined} href={`#path=${id}`} ref={link}>
        <span>
          {start} … {steps.at(-1)?.sentence}
        </span>
        <small>
          {id} · {steps.length}
        </small>
      </a>
    </li>
  )
}

/** Every path by flow, with a search over what they say. */
export const PathList = ({ flows, current, label }: Props) => {
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search)
  const shown = useMemo(() => matchingFlows(flows, sought), [flows, sought])
  return (
    <nav aria-label={label('paths')} className="lab-paths">
      <input aria-label={label('search')} onChange={({ target }) => setSearch(target.value)} placeholder={label('search')} type="search" value={search} />
      <div className="lab-scroll">
        {shown.length === 0 && <p role="status">{label('noPathFound')}</p>}
        {shown.map(({ machine, name, paths }) => (
          <section key={machine}>
            <h2>
              {name} <small>{paths.length}</small>
            </h2>
            <ul>
              {paths.map((path) => (
                <PathLink isCurrent={path.id === current} key={path.id} path={path} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}

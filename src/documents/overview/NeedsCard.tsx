import type { ReactNode } from 'react'
import { Link } from '../../ui/button/Link.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ToneIcon } from '../../ui/feedback/tone.tsx'
import { Card } from '../../ui/layout/Page.tsx'
import type { ShownNeed } from './needs.ts'
import './needs.css'

interface Props {
  readonly title: string
  /** Null until it is known. */
  readonly needs: readonly ShownNeed[] | null
  /** In their place where nothing needs anybody. */
  readonly none: ReactNode
}

/** What needs somebody, each with what to do and the way there. */
export const NeedsCard = ({ title, needs, none }: Props) => (
  <Card title={title}>
    {needs === null && <Skeleton lines={4} />}
    {needs?.length === 0 && <p>{none}</p>}
    {needs !== null && needs.length > 0 && (
      <ul className="needs">
        {needs.map(({ kind, title: need, text, href, wayLabel, tone }) => (
          <li data-tone={tone} key={kind}>
            <div>
              <h3>
                <ToneIcon tone={tone} />
                {need}
              </h3>
              <p>{text}</p>
            </div>
            {href !== undefined && <Link href={href}>{wayLabel}</Link>}
          </li>
        ))}
      </ul>
    )}
  </Card>
)

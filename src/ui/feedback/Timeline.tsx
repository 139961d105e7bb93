import type { ReactNode } from 'react'
import type { Tone } from './tone.tsx'
import { ToneIcon } from './tone.tsx'
import './Timeline.css'

export type TimelineItem = {
  id: string
  title: string
  /** As it is shown. */
  time?: string | undefined
  /** The same for machines, ISO 8601. */
  dateTime?: string | undefined
  description?: ReactNode
  tone?: Tone | undefined
}

type TimelineProps = {
  label: string
  /** In the order in which they are read. */
  items: readonly TimelineItem[]
}

/** What happened and when, one under the other. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <ol aria-label={label} className="ui-timeline">
      {items.map(({ id, title, time, dateTime, description, tone = 'grey' }) => (
        <li className="ui-timeline-item" data-tone={tone} key={id}>
          <span aria-hidden="true" className="ui-timeline-mark">
            <ToneIcon size={16} tone={tone} />
          </span>
          <div className="ui-timeline-content">
            <p className="ui-timeline-head">
              <span className="ui-timeline-title">{title}</span>
              {time !== undefined && (
                <time className="ui-timeline-time" dateTime={dateTime}>
                  {time}
                </time>
              )}
            </p>
            {description !== undefined && <div className="ui-timeline-description">{description}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

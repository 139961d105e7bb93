import type { ReactNode } from 'react'
import './DescriptionList.css'

type DescriptionListProps = {
  items: readonly { term: string; detail: ReactNode }[]
}

/** Names and what they are, in two columns. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className="ui-description-list">
      {items.map(({ term, detail }) => (
        <div className="ui-description-item" key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}

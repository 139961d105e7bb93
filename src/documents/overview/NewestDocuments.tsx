import { shownDay } from '../../domain/dates.ts'
import { Link } from '../../ui/button/Link.tsx'
import type { NewestDocument } from './overviewKind.ts'
import './NewestDocuments.css'

interface NewestDocumentsProps {
  readonly title: string
  /** Newest first. */
  readonly documents: readonly NewestDocument[]
  readonly hrefOf: (id: string) => string
}

/** The newest documents with their status, each a link to it. */
export const NewestDocuments = ({ title, documents, hrefOf }: NewestDocumentsProps) => (
  <section className="newest">
    <h2 className="newest-title">{title}</h2>
    <ul>
      {documents.map(({ id, day, name, note, status }) => (
        <li key={id}>
          <span className="newest-date">{shownDay(day)}</span>
          <Link href={hrefOf(id)}>{name}</Link>
          <span className="newest-form">{note}</span>
          <span className="newest-status">{status}</span>
        </li>
      ))}
    </ul>
  </section>
)

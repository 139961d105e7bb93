import { Link } from '../button/Link.tsx'
import { ToneIcon, type Tone } from './tone.tsx'
import './NeedsStrip.css'

interface Need {
  readonly id: string
  readonly title: string
  readonly tone: Tone
  /** Where something is done about it; undefined where the person may not. */
  readonly href: string | undefined
}

interface Props {
  readonly label: string
  readonly needs: readonly Need[]
}

/** What needs somebody, in one line over a list; nothing where nothing does. */
export const NeedsStrip = ({ label, needs }: Props) =>
  needs.length > 0 && (
    <ul aria-label={label} className="ui-needs-strip">
      {needs.map(({ id, title, href, tone }) => (
        <li data-tone={tone} key={id}>
          <ToneIcon tone={tone} />
          {href === undefined ? title : <Link href={href}>{title}</Link>}
        </li>
      ))}
    </ul>
  )

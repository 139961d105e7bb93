import { useLingui } from '@lingui/react/macro'
import { Link } from '../../../ui/button/Link.tsx'
import { ToneIcon } from '../../../ui/feedback/tone.tsx'
import { useNeeds } from './useNeeds.ts'
import './needs.css'

/** What needs somebody, in one line over the list; nothing where nothing does. Unfinished forms are offered below the rows. */
export const NeedsStrip = () => {
  const { t } = useLingui()
  const needs = useNeeds()?.filter(({ kind }) => kind !== 'unfinished') ?? []
  if (needs.length === 0) return null
  return (
    <ul aria-label={t`What needs somebody`} className="needs-strip">
      {needs.map(({ kind, title, href, tone }) => (
        <li data-tone={tone} key={kind}>
          <ToneIcon tone={tone} />
          {href === undefined ? title : <Link href={href}>{title}</Link>}
        </li>
      ))}
    </ul>
  )
}

import { Trans } from '@lingui/react/macro'
import { Link } from '../../ui/button/Link.tsx'
import { dialled, support } from './support.ts'
import './SupportLines.css'

/** How to reach customer service: e-mail and the two phone lines (seed 002 §2.1). */
export function SupportLines() {
  return (
    <dl className="support-lines">
      <div>
        <dt>
          <Trans>E-mail</Trans>
        </dt>
        <dd>
          <Link href={`mailto:${support.email}`} variant="quiet">
            {support.email}
          </Link>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Vietnamese, English</Trans>
        </dt>
        <dd>
          <Link href={dialled(support.vietnameseLine)} variant="quiet">
            {support.vietnameseLine}
          </Link>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Korean</Trans>
        </dt>
        <dd>
          <Link href={dialled(support.koreanLine)} variant="quiet">
            {support.koreanLine}
          </Link>
        </dd>
      </div>
    </dl>
  )
}

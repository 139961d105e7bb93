import { Trans } from '@lingui/react/macro'
import { shownDay } from '../../domain/dates.ts'
import { Link } from '../../ui/button/Link.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'

interface NamingNotice {
  readonly id: string
  readonly reference: string
  readonly notice_date: string
  readonly notice_status: string
}

interface Props {
  /** Says that notices name the document. */
  readonly title: string
  readonly notices: readonly NamingNotice[]
  /** The address of a notice. */
  readonly hrefOf: (notice: string) => string
}

/** Says which error notices name a document, and whether they are received; nothing where none does. */
export const NamingNotices = ({ title, notices, hrefOf }: Props) =>
  notices.length === 0 ? null : (
    <Banner title={title} tone="info">
      <ul>
        {notices.map(({ id, reference, notice_date, notice_status: status }) => {
          const day = shownDay(notice_date)
          return (
            <li key={id}>
              <Link href={hrefOf(id)}>{reference}</Link>{' '}
              {status === 'accepted' && <Trans>of {day}: received by the tax authority</Trans>}
              {status === 'rejected' && <Trans>of {day}: not received by the tax authority</Trans>}
              {status === 'sent' && <Trans>of {day}: sent, not answered yet</Trans>}
              {status === 'draft' && <Trans>of {day}: not sent yet</Trans>}
            </li>
          )
        })}
      </ul>
    </Banner>
  )

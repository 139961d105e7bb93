import { Trans, useLingui } from '@lingui/react/macro'
import type { ErrorNoticeDetail } from '../../../api/contract/errorNoticeFiling.ts'
import { DocumentStanding } from '../../../documents/form/page/DocumentStanding.tsx'
import { AuthorityMessage } from '../../../documents/history/AuthorityMessage.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { NoticeStatusBadge } from '../list/NoticeStatusBadge.tsx'

interface Props {
  readonly record: ErrorNoticeDetail
  readonly isBeingEdited: boolean
}

/** The authority's reasons, each of a document after its symbol and number. */
const Refused = ({ record: { message, is_corrected: isCorrected }, isBeingEdited }: Props) => {
  const { t } = useLingui()
  return (
    <Banner title={t`The tax authority has not received this error notice`} tone="danger">
      {message.split('; ').map((reason) => {
        const [, document = '', text = reason] = /^(\S+-\d+): (.*)$/s.exec(reason) ?? []
        return (
          <div key={reason}>
            {document !== '' && <strong>{document}</strong>}
            <AuthorityMessage message={text} />
          </div>
        )
      })}
      {!isBeingEdited && (
        <p>
          {isCorrected ? (
            <Trans>It is corrected and not sent yet: send it from the list, or press Edit to correct more.</Trans>
          ) : (
            <Trans>Press Edit to correct it, then send it again.</Trans>
          )}
        </p>
      )}
    </Banner>
  )
}

/** Why a notice was not received, and where it stands. */
export const NoticeStanding = ({ record, isBeingEdited }: Props) => {
  const { t } = useLingui()
  if (record.notice_status === 'draft') return null
  return (
    <>
      {record.notice_status === 'rejected' && <Refused isBeingEdited={isBeingEdited} record={record} />}
      <DocumentStanding
        names={[{ term: t`Reference`, detail: record.reference }]}
        record={record}
        status={<NoticeStatusBadge message={record.message} status={record.notice_status} />}
      />
    </>
  )
}

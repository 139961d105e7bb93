import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ErrorNoticeDetail } from '../../../api/contract/errorNoticeFiling.ts'
import { StandingAside } from '../../../documents/form/Asides.tsx'
import { AuthorityMessage } from '../../../documents/history/AuthorityMessage.tsx'
import { shownInVietnam, shownMoment } from '../../../domain/dates.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { DescriptionList } from '../../../ui/layout/DescriptionList.tsx'
import { NoticeStatusBadge } from '../list/NoticeStatusBadge.tsx'

interface Props {
  readonly record: ErrorNoticeDetail
  readonly isBeingEdited: boolean
}

/** The authority's reasons, each of a certificate after its symbol and number. */
const Refused = ({ record: { message, is_corrected: isCorrected }, isBeingEdited }: Props) => {
  const { t } = useLingui()
  return (
    <Banner title={t`The tax authority has not received this error notice`} tone="danger">
      {message.split('; ').map((reason) => {
        const [, certificate = '', text = reason] = /^(\S+-\d+): (.*)$/s.exec(reason) ?? []
        return (
          <div key={reason}>
            {certificate !== '' && <strong>{certificate}</strong>}
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
  const given = (term: string, detail: string): readonly { readonly term: string; readonly detail: ReactNode }[] =>
    detail === '' ? [] : [{ term, detail }]
  return (
    <>
      {record.notice_status === 'rejected' && <Refused isBeingEdited={isBeingEdited} record={record} />}
      <StandingAside>
        <DescriptionList
          items={[
            { term: t`Status`, detail: <NoticeStatusBadge message={record.message} status={record.notice_status} /> },
            ...given(t`Reference`, record.reference),
            ...given(t`Request date`, record.requested_at === '' ? '' : shownInVietnam(record.requested_at)),
            ...given(t`Signed by`, record.sign_by),
            ...given(t`Signed at`, record.signed_at === '' ? '' : shownMoment(record.signed_at)),
          ]}
        />
        {record.signed_xml_url !== null && (
          <Link download href={record.signed_xml_url}>
            {t`Download the signed XML`}
          </Link>
        )}
      </StandingAside>
    </>
  )
}

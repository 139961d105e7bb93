import { Trans, useLingui } from '@lingui/react/macro'
import { readStatus } from '../../../../domain/declaration/status.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { AuthorityMessage } from './AuthorityMessage.tsx'
import type { DeclarationRecord } from './declarationRecord.ts'

interface Props {
  readonly record: DeclarationRecord
  readonly isBeingEdited: boolean
}

/** Says that the tax authority has turned the declaration down, with its own message, and what to do (seed 000 §4). */
export const RejectionBanner = ({ record, isBeingEdited }: Props) => {
  const { t } = useLingui()
  const isRefused = readStatus(record.noti_cd_tax) === 'refused'
  return (
    <Banner
      title={
        isRefused
          ? t`The tax authority has refused this declaration`
          : t`The tax authority has rejected this declaration`
      }
      tone="danger"
    >
      {record.noti_nm_tax !== '' && <AuthorityMessage message={record.noti_nm_tax} />}
      {!isBeingEdited && (
        <p>
          <Trans>Press Edit to correct it, then generate and send it again.</Trans>
        </p>
      )}
    </Banner>
  )
}

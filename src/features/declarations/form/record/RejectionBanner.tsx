import { Trans, useLingui } from '@lingui/react/macro'
import { confirmationRule } from '../../../../domain/declaration/confirmation.ts'
import { readStatus } from '../../../../domain/declaration/status.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { AuthorityMessage } from '../../../../documents/history/AuthorityMessage.tsx'
import { useFiling } from '../../kind/filing.ts'
import type { DeclarationRecord } from './declarationRecord.ts'

interface Props {
  readonly record: DeclarationRecord
  readonly isBeingEdited: boolean
}

/** What is done about a lapse, by the rule of the version that has lapsed. */
const AfterLapse = ({ record }: Pick<Props, 'record'>) =>
  confirmationRule(useFiling().form, record.xml_vs) === 'nextWorkingDay' ? (
    <Trans>
      Press Edit, check the data of the legal representative, then generate and send it again. They confirm it on the
      day on which the tax authority asks them by e-mail or phone, or on the next working day.
    </Trans>
  ) : (
    <Trans>
      Press Edit, check the data of the legal representative, then generate and send it again, and have it confirmed on
      eTax Mobile within 24 hours.
    </Trans>
  )

/** Says that the declaration was turned down or has lapsed, with the tax authority's own message, and what to do (seed 000 §4). */
export const RejectionBanner = ({ record, isBeingEdited }: Props) => {
  const { t } = useLingui()
  const titles: Readonly<Record<string, string>> = {
    refused: t`The tax authority has refused this declaration`,
    lapsed: t`This declaration has lapsed: nobody confirmed it in time`,
  }
  const status = readStatus(record.noti_cd_tax)
  return (
    <Banner title={titles[status] ?? t`The tax authority has rejected this declaration`} tone="danger">
      {record.noti_nm_tax !== '' && <AuthorityMessage message={record.noti_nm_tax} />}
      {!isBeingEdited && (
        <p>
          {record.is_corrected ? (
            <Trans>It is corrected and not sent yet: send it from the list, or press Edit to correct more.</Trans>
          ) : status === 'lapsed' ? (
            <AfterLapse record={record} />
          ) : (
            <Trans>Press Edit to correct it, then generate and send it again.</Trans>
          )}
        </p>
      )}
    </Banner>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useApi } from '../../api/provider.tsx'
import type { ListPlace } from '../../api/queries/listPlace.ts'
import { digitalSignaturesQuery } from '../../certificates/digitalSignatures.ts'
import { RecordList } from '../../records/RecordList.tsx'
import { useRecordPage } from '../../records/recordPage.ts'
import { useRecordList } from '../../records/useRecordList.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { KeyIcon } from '../../ui/icons/icons.tsx'
import { useSignatureList } from './useSignatureList.tsx'

interface Props {
  readonly place: ListPlace
  readonly onPlaceChange: (change: Partial<ListPlace>) => void
}

/** The company's registered certificates, to look at (seed 001 §2.1); registering them is not part of this version. */
export const DigitalSignaturesPanel = ({ place, onPlaceChange }: Props) => {
  const { t } = useLingui()
  const page = useRecordPage(digitalSignaturesQuery(useApi(), place), ({ digital_signatures, pagination }) => ({
    rows: digital_signatures,
    total: pagination.total_elements,
  }))
  const list = useRecordList(useSignatureList(), { page, place, onPlaceChange })
  return (
    <RecordList
      empty={
        <EmptyState icon={<KeyIcon size={24} />} title={t`No certificate is registered`}>
          <Trans>
            Registration of certificates is not part of this version yet; it will stand here. Ask customer service if
            your company needs one now.
          </Trans>
        </EmptyState>
      }
      list={list}
      notices={
        <Banner tone="info">
          <Trans>
            Certificates can be looked at here. Registering, changing or stopping them is not part of this version yet.
          </Trans>
        </Banner>
      }
    />
  )
}

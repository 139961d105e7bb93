import { Trans, useLingui } from '@lingui/react/macro'
import { useApi } from '../../api/provider.tsx'
import { digitalSignaturesQuery } from '../../certificates/digitalSignatures.ts'
import { useListPlace } from '../../records/address/useListPlace.ts'
import { RecordList } from '../../records/RecordList.tsx'
import { useRecordPage } from '../../records/recordPage.ts'
import { useRecordList } from '../../records/useRecordList.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { KeyIcon } from '../../ui/icons/icons.tsx'
import { certificateShape } from './listShape.ts'
import { useSignatureList } from './useSignatureList.tsx'

/** The company's registered certificates, to look at (seed 001 §2.1); registering them is not part of this version. */
export const DigitalSignaturesPanel = () => {
  const { t } = useLingui()
  const { place, onPlaceChange } = useListPlace(certificateShape)
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

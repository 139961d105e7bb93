import { Trans, useLingui } from '@lingui/react/macro'
import type { ListPlace } from '../../api/queries/listPlace.ts'
import { isNarrowed, NothingFound } from '../../records/NothingFound.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { KeyIcon } from '../../ui/icons/icons.tsx'

interface EmptyProps {
  readonly place: ListPlace
  readonly onPlaceChange: (change: Partial<ListPlace>) => void
}

/** No certificate, or none that fits search and filters. */
export const EmptySignatures = ({ place, onPlaceChange }: EmptyProps) => {
  const { t } = useLingui()
  if (isNarrowed(place)) {
    return (
      <NothingFound onPlaceChange={onPlaceChange} place={place}>
        <Trans>Issuers and serial numbers are searched. Try a shorter text.</Trans>
      </NothingFound>
    )
  }
  return (
    <EmptyState icon={<KeyIcon size={24} />} title={t`No certificate is registered`}>
      <Trans>
        Registration of certificates is not part of this version yet; it will stand here. Ask customer service if your
        company needs one now.
      </Trans>
    </EmptyState>
  )
}

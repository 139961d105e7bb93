import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { KeyIcon, SearchIcon } from '../../ui/icons.tsx'

interface EmptyProps {
  readonly search: string
  readonly onClearSearch: () => void
}

/** No certificate, or none that matches the search. */
export const EmptySignatures = ({ search, onClearSearch }: EmptyProps) => {
  const { t } = useLingui()
  if (search !== '') {
    return (
      <EmptyState
        actions={<Button onPress={onClearSearch}>{t`Clear the search`}</Button>}
        icon={<SearchIcon size={24} />}
        title={t`Nothing found for “${search}”`}
      >
        <Trans>Issuers and serial numbers are searched. Try a shorter text.</Trans>
      </EmptyState>
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

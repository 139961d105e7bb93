import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PlusIcon, ShopIcon } from '../../../ui/icons/icons.tsx'

/** The company has no shop yet. @param onAdd makes the first one, where the account may */
export const NoShop = ({ onAdd }: { readonly onAdd: (() => void) | undefined }) => {
  const { t } = useLingui()
  return (
    <EmptyState
      actions={
        onAdd !== undefined && (
          <Button icon={<PlusIcon />} onPress={onAdd} variant="primary">
            {t`Add a shop`}
          </Button>
        )
      }
      icon={<ShopIcon size={24} />}
      title={t`No shop yet`}
    >
      {onAdd === undefined ? (
        <Trans>Your account may not add shops. Ask your company's administrator to add the first one.</Trans>
      ) : (
        <Trans>Add the places where your company sells, each with its points of sale (POS).</Trans>
      )}
    </EmptyState>
  )
}

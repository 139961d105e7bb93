import { Trans, useLingui } from '@lingui/react/macro'
import { NoRecordYet } from '../../../records/empty/NoRecordYet.tsx'
import { ShopIcon } from '../../../ui/icons/icons.tsx'

/** The company has no shop yet. @param onAdd makes the first one, where the account may */
export const NoShop = ({ onAdd }: { readonly onAdd: (() => void) | undefined }) => {
  const { t } = useLingui()
  return (
    <NoRecordYet addLabel={t`Add a shop`} icon={<ShopIcon size={24} />} onAdd={onAdd} title={t`No shop yet`}>
      {onAdd === undefined ? (
        <Trans>Your account may not add shops. Ask your company's administrator to add the first one.</Trans>
      ) : (
        <Trans>Add the places where your company sells, each with its points of sale (POS).</Trans>
      )}
    </NoRecordYet>
  )
}

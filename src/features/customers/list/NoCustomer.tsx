import { Trans, useLingui } from '@lingui/react/macro'
import { NoRecordYet } from '../../../records/empty/NoRecordYet.tsx'
import { UsersIcon } from '../../../ui/icons/icons.tsx'

/** The company has no customer yet. */
export const NoCustomer = ({ onAdd }: { readonly onAdd: () => void }) => {
  const { t } = useLingui()
  return (
    <NoRecordYet addLabel={t`Add a customer`} icon={<UsersIcon size={24} />} onAdd={onAdd} title={t`No customer yet`}>
      <Trans>Add the companies and persons that buy from your company.</Trans>
    </NoRecordYet>
  )
}

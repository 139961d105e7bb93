import { Trans, useLingui } from '@lingui/react/macro'
import { NoRecordYet } from '../../../records/empty/NoRecordYet.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { UsersIcon } from '../../../ui/icons/icons.tsx'

interface Props {
  readonly onAdd: () => void
  readonly onUpload: () => void
}

/** The company has no customer yet. */
export const NoCustomer = ({ onAdd, onUpload }: Props) => {
  const { t } = useLingui()
  return (
    <NoRecordYet
      addLabel={t`Add a customer`}
      icon={<UsersIcon size={24} />}
      onAdd={onAdd}
      others={<Button onPress={onUpload}>{t`Add customers from Excel`}</Button>}
      title={t`No customer yet`}
    >
      <Trans>
        Add the companies and persons that buy from your company, one by one or all at once from an Excel file.
      </Trans>
    </NoRecordYet>
  )
}

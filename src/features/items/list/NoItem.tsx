import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { NoRecordYet } from '../../../records/empty/NoRecordYet.tsx'
import { InboxIcon } from '../../../ui/icons/icons.tsx'

interface Props {
  readonly onAdd: () => void
  readonly onUpload: () => void
}

/** The company has no item yet. */
export const NoItem = ({ onAdd, onUpload }: Props) => {
  const { t } = useLingui()
  return (
    <NoRecordYet
      addLabel={t`Add an item`}
      icon={<InboxIcon size={24} />}
      onAdd={onAdd}
      others={<Button onPress={onUpload}>{t`Add items from Excel`}</Button>}
      title={t`No item yet`}
    >
      <Trans>Add the goods and services that your company sells, one by one or all at once from an Excel file.</Trans>
    </NoRecordYet>
  )
}

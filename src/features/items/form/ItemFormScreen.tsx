import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { failureTexts as imageTexts } from '../../../images/failureTexts.ts'
import type { RecordFormOutput } from '../../../machines/recordForm/setup.ts'
import { failureTexts as formTexts } from '../../../records/form/failureTexts.ts'
import { OpeningDialog } from '../../../records/form/OpeningDialog.tsx'
import { failureTexts } from '../failureTexts.ts'
import { ItemForm } from './ItemForm.tsx'
import { useItemSource } from './useItemSource.ts'

const known = [failureTexts, imageTexts, formTexts]

interface Props {
  /** `new`, or the id of an item. */
  readonly item: string
  readonly onEnd: (output: RecordFormOutput) => void
}

/** The form of an item over the list, from being read to its end. */
export const ItemFormScreen = ({ item, onEnd }: Props) => {
  const { t } = useLingui()
  const isNew = item === 'new'
  return (
    <AreaTexts texts={known}>
      <OpeningDialog
        loadingLabel={t`The item is being read`}
        onClose={() => onEnd({ result: 'closed', recordId: isNew ? null : item })}
        readStep={msg`The item could not be read`}
        source={useItemSource(item)}
        title={isNew ? t`New item` : t`Item`}
      >
        {({ opened }) => <ItemForm onEnd={onEnd} opened={opened} />}
      </OpeningDialog>
    </AreaTexts>
  )
}

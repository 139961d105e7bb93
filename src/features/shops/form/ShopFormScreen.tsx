import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { failureTexts as imageTexts } from '../../../images/failureTexts.ts'
import type { RecordFormOutput } from '../../../machines/recordForm/setup.ts'
import { failureTexts as formTexts } from '../../../records/form/failureTexts.ts'
import { OpeningDialog } from '../../../records/form/OpeningDialog.tsx'
import { failureTexts } from '../failureTexts.ts'
import { ShopForm } from './ShopForm.tsx'
import { useShopSource } from './useShopSource.ts'

const known = [failureTexts, imageTexts, formTexts]

interface Props {
  /** `new`, or the id of a shop. */
  readonly shop: string
  readonly onEnd: (output: RecordFormOutput) => void
}

/** The form of a shop over the list, from being read to its end. */
export const ShopFormScreen = ({ shop, onEnd }: Props) => {
  const { t } = useLingui()
  const isNew = shop === 'new'
  return (
    <AreaTexts texts={known}>
      <OpeningDialog
        loadingLabel={t`The shop is being read`}
        onClose={() => onEnd({ result: 'closed', recordId: isNew ? null : shop })}
        readStep={msg`The shop could not be read`}
        source={useShopSource(shop)}
        title={isNew ? t`New shop` : t`Shop`}
      >
        {({ opened }) => <ShopForm onEnd={onEnd} opened={opened} />}
      </OpeningDialog>
    </AreaTexts>
  )
}

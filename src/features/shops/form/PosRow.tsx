import { useLingui } from '@lingui/react/macro'
import { posNumberMax } from '../../../domain/shop/pos.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { FormString } from '../../../ui/form/connect/FormString.tsx'
import { FormTextField } from '../../../ui/form/connect/FormTextField.tsx'
import { TrashIcon } from '../../../ui/icons/icons.tsx'
import type { ShopFormFields } from './shopFormFields.ts'
import { posLabel } from './shopLabels.ts'

interface Props {
  readonly fields: ShopFormFields
  readonly index: number
  /** Its number among the rows that are shown, from 1. */
  readonly place: number
  readonly isAuto: boolean
  readonly isClosed: boolean
  /** The last POS in use stays. */
  readonly canRemove: boolean
  readonly onRemove: () => void
}

/** The number of one POS, and whether it is saved; one that is removed is drawn as nothing and stays among the values. */
export const PosRow = ({ fields, index, place, isAuto, isClosed, canRemove, onRemove }: Props) => {
  const { t, i18n } = useLingui()
  const label = i18n._(posLabel(place))
  const number = (isSaved: boolean) => (
    <li className="pos-row">
      <FormTextField
        description={isSaved ? t`Saved` : t({ message: 'New', context: 'A POS that is not saved yet' })}
        hideLabel
        isReadOnly={isClosed || isAuto}
        label={label}
        maxLength={posNumberMax}
        name={`pos_id.${index}.pos_no`}
        of={fields}
      />
      {!isClosed && (
        <IconButton
          disabledReason={canRemove ? undefined : t`The last POS of a shop stays`}
          icon={<TrashIcon />}
          label={t`Remove POS ${place}`}
          onPress={onRemove}
          variant="quiet"
        />
      )}
    </li>
  )
  return (
    <FormString name={`pos_id.${index}.sid`} of={fields}>
      {(sid) => (
        <FormString name={`pos_id.${index}.del_yn`} of={fields}>
          {(removed) =>
            removed.value === 'Y' ? (
              <FormString name={`pos_id.${index}.pos_no`} of={fields}>
                {() => null}
              </FormString>
            ) : (
              number(sid.value !== '')
            )
          }
        </FormString>
      )}
    </FormString>
  )
}

import { useLingui } from '@lingui/react/macro'
import { addPos, canRemovePos, removePos, shownPlace, type Pos } from '../../../domain/shop/pos.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormRows } from '../../../ui/form/connect/FormRows.tsx'
import { useRowRemoval } from '../../../ui/form/useRowRemoval.tsx'
import { PlusIcon } from '../../../ui/icons/icons.tsx'
import { PosRow } from './PosRow.tsx'
import { posIn, useRemovedPos, type ShopFormFields } from './shopFormFields.ts'
import './PosSection.css'

interface Props {
  readonly fields: ShopFormFields
  readonly isClosed: boolean
  readonly isAuto: boolean
  readonly onChange: (rows: readonly Pos[]) => void
}

/** The POS of a shop, one row each, and the way to add one. */
export const PosList = ({ fields, isClosed, isAuto, onChange }: Props) => {
  const { t } = useLingui()
  useRemovedPos(fields)
  const { list, remove: removeRowBy, said } = useRowRemoval()
  const remove = (index: number, place: number): void =>
    removeRowBy(
      place - 1,
      () => onChange(removePos(posIn(fields), index)),
      (left) => t`POS ${place} is removed, ${left} left`,
    )
  return (
    <>
      <FormRows name="pos_id" of={fields}>
        {(rows) => (
          <ol className="pos-rows" ref={list}>
            {rows.map(({ key, index }) => (
              <PosRow
                canRemove={canRemovePos(posIn(fields), index)}
                fields={fields}
                index={index}
                isAuto={isAuto}
                isClosed={isClosed}
                key={key}
                place={shownPlace(posIn(fields), index)}
                onRemove={() => remove(index, shownPlace(posIn(fields), index))}
              />
            ))}
          </ol>
        )}
      </FormRows>
      {said}
      {!isClosed && (
        <div>
          <Button icon={<PlusIcon />} onPress={() => onChange(addPos(posIn(fields)))} size="small">
            {t`Add a POS`}
          </Button>
        </div>
      )}
    </>
  )
}

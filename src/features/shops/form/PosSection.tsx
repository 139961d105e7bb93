import { Trans, useLingui } from '@lingui/react/macro'
import { isSaved, numberPos, type Pos } from '../../../domain/shop/pos.ts'
import { FormBoolean } from '../../../ui/form/connect/FormBoolean.tsx'
import { Watch } from '../../../ui/form/connect/Watch.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { PosList } from './PosList.tsx'
import { posIn, putPos, type ShopFormFields } from './shopFormFields.ts'

interface Props {
  readonly fields: ShopFormFields
  readonly isClosed: boolean
  /** The POS as the form was opened: automatic numbers never change a saved one. */
  readonly saved: readonly Pos[]
}

/** The POS of a shop, numbered automatically or by hand; at least one stays (seed 001 §2.3, §4, §5). */
export const PosSection = ({ fields, isClosed, saved }: Props) => {
  const { t } = useLingui()
  const numberAll = (): void => {
    const numbers = new Map(saved.map(({ sid, pos_no }) => [sid, pos_no]))
    const rows = posIn(fields).map((row) =>
      isSaved(row) ? { ...row, pos_no: numbers.get(row.sid) ?? row.pos_no } : row,
    )
    putPos(fields, numberPos(rows))
  }
  return (
    <FormSection
      columns={1}
      description={<Trans>The points of sale of this shop, each with a number of its own. At least one stays.</Trans>}
      title={t`POS numbers`}
    >
      <FormBoolean name="auto" of={fields}>
        {({ onChange, errorMessage: _, ...control }) => (
          <Checkbox
            {...control}
            isDisabled={isClosed}
            onChange={(isAuto) => {
              onChange(isAuto)
              if (isAuto) numberAll()
            }}
          >
            {t`Automatic`}
          </Checkbox>
        )}
      </FormBoolean>
      <Watch name="auto" of={fields}>
        {(auto) => (
          <PosList
            fields={fields}
            isAuto={auto ?? true}
            isClosed={isClosed}
            onChange={(rows) => putPos(fields, (auto ?? true) ? numberPos(rows) : rows)}
          />
        )}
      </Watch>
    </FormSection>
  )
}

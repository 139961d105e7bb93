import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { mostInvoiceFees, type InvoiceFee } from '../../../../domain/invoice/content.ts'
import { useTypedAmount } from '../../../../records/form/useTypedAmount.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { useFieldFocus } from '../../../../ui/form/connect/fieldFocus.ts'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { FieldGroup } from '../../../../ui/form/FieldGroup.tsx'
import { InputField } from '../../../../ui/form/InputField.tsx'
import { useRowRemoval } from '../../../../ui/form/useRowRemoval.tsx'
import type { FieldProps } from '../fields.ts'
import { heldFees } from '../heldRows.ts'
import './fees.css'

/** Fees and charges beside the lines, each with its name. */
export const FeesField = ({ fields, isClosed }: FieldProps) => (
  <FormString name="fees" of={fields}>
    {({ value, onChange, errorMessage }) => (
      <Fees
        errorMessage={errorMessage}
        fees={heldFees.rowsIn(value)}
        isClosed={isClosed}
        onChange={(fees) => onChange(heldFees.textOf(fees))}
      />
    )}
  </FormString>
)

interface Props {
  readonly fees: readonly InvoiceFee[]
  readonly isClosed: boolean
  readonly errorMessage: string
  readonly onChange: (fees: readonly InvoiceFee[]) => void
}

interface FeeProps {
  readonly fee: InvoiceFee
  readonly number: number
  readonly isClosed: boolean
  readonly onChange: (changes: Partial<InvoiceFee>) => void
  readonly onRemove: () => void
}

const Fee = ({ fee: { fee_name, fee_amt }, number, isClosed, onChange, onRemove }: FeeProps) => {
  const { t } = useLingui()
  const amount = useTypedAmount()
  return (
    <div className="invoice-fee">
      <InputField
        isDisabled={isClosed}
        label={t`Fee ${number}`}
        maxLength={100}
        onChange={(text) => onChange({ fee_name: text })}
        value={fee_name}
      />
      <InputField
        align="end"
        inputMode="decimal"
        isDisabled={isClosed}
        label={t`Amount of fee ${number}`}
        maxLength={40}
        onBlur={amount.leave}
        onChange={(text) => onChange({ fee_amt: amount.type(fee_amt, text) })}
        value={amount.shown(fee_amt)}
      />
      {!isClosed && <Button onPress={onRemove} size="small">{t`Remove fee ${number}`}</Button>}
    </div>
  )
}

const Fees = ({ fees, isClosed, errorMessage, onChange }: Props) => {
  const { t } = useLingui()
  const { list, remove, said } = useRowRemoval()
  const group = useRef<HTMLDivElement>(null)
  useFieldFocus('fees', () => group.current?.querySelector('input')?.focus())
  const set = (place: number, changes: Partial<InvoiceFee>): void =>
    onChange(fees.map((fee, index) => (index === place ? { ...fee, ...changes } : fee)))
  const removeFee = (place: number): void => {
    const number = place + 1
    remove(
      place,
      () => onChange(fees.toSpliced(place, 1)),
      () => t`Fee ${number} removed`,
    )
  }
  return (
    <FieldGroup errorMessage={errorMessage} label={t`Fees and charges`}>
      <div ref={group}>
        <div className="invoice-fees" ref={list}>
          {fees.map((fee, index) => (
            <Fee
              fee={fee}
              isClosed={isClosed}
              // Fees have no order of their own, and nothing but what they say: their place is what they are.
              key={index + 1}
              number={index + 1}
              onChange={(changes) => set(index, changes)}
              onRemove={() => removeFee(index)}
            />
          ))}
        </div>
      </div>
      {said}
      {!isClosed && fees.length < mostInvoiceFees && (
        <div className="invoice-fees-add">
          <Button onPress={() => onChange([...fees, { fee_name: '', fee_amt: '' }])} size="small">
            {t`Add a fee`}
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}

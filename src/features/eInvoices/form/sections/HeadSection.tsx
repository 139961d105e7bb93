import { Trans, useLingui } from '@lingui/react/macro'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import { CorrectionFields } from '../fields/CorrectionFields.tsx'
import { CurrencyFields } from '../fields/CurrencyFields.tsx'
import { DayField } from '../fields/DayField.tsx'
import { PaymentField } from '../fields/PaymentField.tsx'
import { SymbolField } from '../fields/SymbolField.tsx'
import { LineField } from '../fields/TextFields.tsx'
import type { FieldProps } from '../fields.ts'
import type { FormFacts } from '../formRules.ts'

interface Props extends FieldProps {
  readonly facts: FormFacts
}

/** Symbol, day, payment and currency. */
export const HeadSection = ({ facts, ...field }: Props) => {
  const { t } = useLingui()
  return (
    <FormSection
      description={field.isClosed ? undefined : <Trans>The number is given when the invoice is issued.</Trans>}
      level={2}
      title={t`Invoice`}
    >
      <SymbolField {...field} />
      <DayField {...field} facts={facts} />
      <PaymentField {...field} />
      <LineField {...field} maxLength={50} name="order_no" />
      <CurrencyFields {...field} />
      <CorrectionFields {...field} />
    </FormSection>
  )
}

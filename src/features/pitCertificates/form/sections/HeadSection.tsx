import { Trans, useLingui } from '@lingui/react/macro'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import { DayField } from '../fields/DayField.tsx'
import type { FieldProps } from '../fields/fieldProps.ts'
import { SymbolField } from '../fields/SymbolField.tsx'
import type { FormFacts } from '../formRules.ts'

interface Props extends FieldProps {
  readonly facts: FormFacts
}

/** Day and symbol. */
export const HeadSection = ({ facts, ...field }: Props) => {
  const { t } = useLingui()
  return (
    <FormSection
      description={<Trans>Form 03/TNCN. The number is given when the certificate is issued.</Trans>}
      level={2}
      title={t`Day and symbol`}
    >
      <DayField {...field} facts={facts} />
      <SymbolField {...field} />
    </FormSection>
  )
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { OpenForm } from '../../../documents/form/useOpenForm.ts'
import { afterPress } from '../../../ui/form/connect/afterPress.ts'
import { FormErrorSummary } from '../../../ui/form/connect/FormErrorSummary.tsx'
import { FormRoot } from '../../../ui/form/connect/FormRoot.tsx'
import type { CertificateFields } from './fields.ts'
import { certificateLabelsOf } from './labels.ts'
import { DeliverySection } from './sections/DeliverySection.tsx'
import { HeadSection } from './sections/HeadSection.tsx'
import { IncomeSection } from './sections/IncomeSection.tsx'
import { PayerSection } from './sections/PayerSection.tsx'
import { TaxpayerSection } from './sections/TaxpayerSection.tsx'
import type { FormFacts } from './useCertificateSource.ts'

export interface SectionsProps {
  readonly form: OpenForm
  readonly fields: CertificateFields
  readonly facts: FormFacts
}

/** The fields in their sections, in the order of the printed form, under the summary of what is wrong with them. */
export const CertificateSections = ({ form, fields, facts }: SectionsProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const labels = useMemo(() => certificateLabelsOf(i18n), [i18n])
  const field = { fields, isClosed: form.state.isClosed }
  const isRead = form.state.mode === 'view'
  return (
    <FormRoot
      checkOnLeaving={afterPress}
      focusOnError="summary"
      of={fields}
      onSubmit={form.onSubmit}
      submitsOnEnter={false}
    >
      <FormErrorSummary
        labels={labels}
        of={fields}
        title={(count) =>
          t`${plural(count, { one: '# field needs your attention', other: '# fields need your attention' })}`
        }
      />
      <HeadSection {...field} facts={facts} />
      <PayerSection {...field} />
      <TaxpayerSection {...field} isRead={isRead} nationalities={facts.nationalities} />
      <IncomeSection {...field} isRead={isRead} />
      <DeliverySection {...field} />
    </FormRoot>
  )
}

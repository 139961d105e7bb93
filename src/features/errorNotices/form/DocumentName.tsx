import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { relatedTypes } from '../../../domain/corrections/relatedTypes.ts'
import { invoiceBases } from '../../../domain/errorNotice/effects.ts'
import { FormDateField } from '../../../ui/form/connect/FormDateField.tsx'
import { FormSelect } from '../../../ui/form/connect/FormSelect.tsx'
import { FormTextField } from '../../../ui/form/connect/FormTextField.tsx'
import { useNoticeFamily } from '../family.ts'
import type { FieldProps } from './fields.ts'
import { columnLabels } from './labels.ts'

interface Props extends FieldProps {
  readonly index: number
  /** Whether it is the company's own, which says itself what names it. */
  readonly isOwn: boolean
}

/** Under which rules the document was made. */
const Basis = ({ fields, isClosed, index, isOwn }: Props) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const family = useNoticeFamily()
  const options =
    family === 'certificates'
      ? [
          { value: relatedTypes.decree254, label: t`Decree 254/2026` },
          { value: relatedTypes.decree70, label: t`Decree 70/2025` },
          { value: relatedTypes.decree123, label: t`Decree 123/2020` },
        ]
      : [
          { value: invoiceBases.decree123, label: t`E-invoice under Decree 123/2020` },
          { value: invoiceBases.authenticated, label: t`With an authentication code (Decisions 1209, 2660)` },
          { value: invoiceBases.decree51, label: t`Under Decrees 51/2010 and 04/2014` },
          { value: invoiceBases.printed, label: t`Printed invoice under Decree 123/2020` },
        ]
  return (
    <FormSelect
      isDisabled={isClosed || (isOwn && family === 'invoices')}
      isRequired
      label={i18n._(columnLabels[family].document_type)}
      name={`documents.${index}.document_type`}
      of={fields}
      options={options}
      placeholder={t`Choose`}
    />
  )
}

/** Form and code of an invoice, which certificates do not say. */
const OfInvoice = ({ fields, isClosed, index, isOwn }: Props) => {
  const { i18n } = useLingui()
  const labels = columnLabels.invoices
  const given = { of: fields, isDisabled: isClosed, isReadOnly: isOwn } as const
  return (
    <>
      <FormTextField
        {...given}
        isRequired
        label={i18n._(labels.form_no)}
        maxLength={11}
        name={`documents.${index}.form_no`}
      />
      <FormTextField
        {...given}
        label={i18n._(labels.tax_auth_cd)}
        maxLength={34}
        name={`documents.${index}.tax_auth_cd`}
      />
    </>
  )
}

/** What names the document: read of the company's own, typed of one of another system. */
export const DocumentName = (props: Props) => {
  const { i18n } = useLingui()
  const family = useNoticeFamily()
  const labels = columnLabels[family]
  const { fields, isClosed, index, isOwn } = props
  const given = { of: fields, isRequired: true } as const
  return (
    <>
      <FormTextField
        {...given}
        isDisabled={isClosed}
        isReadOnly={isOwn}
        label={i18n._(labels.serial_no)}
        maxLength={family === 'invoices' ? 8 : 9}
        name={`documents.${index}.serial_no`}
      />
      <FormTextField
        {...given}
        inputMode="numeric"
        isDisabled={isClosed}
        isReadOnly={isOwn}
        label={i18n._(labels.inv_no)}
        maxLength={8}
        name={`documents.${index}.inv_no`}
      />
      <FormDateField
        {...given}
        isDisabled={isClosed || isOwn}
        label={i18n._(labels.inv_date)}
        name={`documents.${index}.inv_date`}
      />
      <Basis {...props} />
      {family === 'invoices' && <OfInvoice {...props} />}
    </>
  )
}

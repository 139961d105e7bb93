import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { relatedTypes } from '../../../domain/corrections/relatedTypes.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { FormDateField } from '../../../ui/form/connect/FormDateField.tsx'
import { FormSelect } from '../../../ui/form/connect/FormSelect.tsx'
import { FormString } from '../../../ui/form/connect/FormString.tsx'
import { FormTextField } from '../../../ui/form/connect/FormTextField.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { TrashIcon } from '../../../ui/icons/icons.tsx'
import type { FieldProps } from './fields.ts'
import { columnLabels } from './labels.ts'

interface Props extends FieldProps {
  readonly index: number
  readonly onRemove: () => void
}

/** What names the certificate: read of the company's own, typed of one of another system. */
const Name = ({ fields, isClosed, index, isOwn }: Omit<Props, 'onRemove'> & { readonly isOwn: boolean }) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const given = { of: fields, isRequired: true } as const
  const isDisabled = isClosed || isOwn
  return (
    <>
      <FormTextField
        {...given}
        isDisabled={isClosed}
        isReadOnly={isOwn}
        label={i18n._(columnLabels.serial_no)}
        maxLength={9}
        name={`documents.${index}.serial_no`}
      />
      <FormTextField
        {...given}
        inputMode="numeric"
        isDisabled={isClosed}
        isReadOnly={isOwn}
        label={i18n._(columnLabels.inv_no)}
        maxLength={8}
        name={`documents.${index}.inv_no`}
      />
      <FormDateField
        {...given}
        isDisabled={isDisabled}
        label={i18n._(columnLabels.inv_date)}
        name={`documents.${index}.inv_date`}
      />
      <FormSelect
        {...given}
        isDisabled={isClosed}
        label={i18n._(columnLabels.document_type)}
        name={`documents.${index}.document_type`}
        options={[
          { value: relatedTypes.decree254, label: t`Decree 254/2026` },
          { value: relatedTypes.decree70, label: t`Decree 70/2025` },
          { value: relatedTypes.decree123, label: t`Decree 123/2020` },
        ]}
        placeholder={t`Choose`}
      />
    </>
  )
}

/** One certificate of the notice, with what is wrong with it. */
export const DocumentRow = ({ onRemove, ...row }: Props) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { fields, isClosed, index } = row
  const position = index + 1
  return (
    <li>
      <FieldGroup hideLabel label={t`Certificate ${position}`}>
        <div className="notice-row">
          <FormString name={`documents.${index}.form_no`} of={fields}>
            {() => null}
          </FormString>
          <FormString name={`documents.${index}.sid`} of={fields}>
            {({ value }) => <Name {...row} isOwn={value !== ''} />}
          </FormString>
          {!isClosed && (
            <div>
              <IconButton icon={<TrashIcon />} label={t`Remove certificate ${position}`} onPress={onRemove} />
            </div>
          )}
          <div className="notice-row-reason">
            <FormTextField
              isDisabled={isClosed}
              isRequired
              label={i18n._(columnLabels.reason)}
              maxLength={255}
              name={`documents.${index}.reason`}
              of={fields}
            />
          </div>
        </div>
      </FieldGroup>
    </li>
  )
}

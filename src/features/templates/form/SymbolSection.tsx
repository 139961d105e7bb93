import { getValue, getValues } from '@modular-forms/react'
import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useCodeList, useCodeLists } from '../../../codeLists/useCodeOptions.ts'
import type { CompanyType } from '../../../domain/companyType.ts'
import {
  codeListOf,
  codesOf,
  fits,
  isOffered,
  type CodedField,
  type TemplateKind,
} from '../../../domain/templates/codes.ts'
import { isOfferedTo } from '../../../domain/templates/household.ts'
import { startNumberMax } from '../../../domain/templates/template.ts'
import { OptionsNotRead } from '../../../records/form/OptionsNotRead.tsx'
import { FormSelect } from '../../../ui/form/connect/FormSelect.tsx'
import { FormString } from '../../../ui/form/connect/FormString.tsx'
import { FormTextField } from '../../../ui/form/connect/FormTextField.tsx'
import { WatchEach } from '../../../ui/form/connect/Watch.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { HouseholdSymbols } from './HouseholdSymbols.tsx'
import { SerialField } from './SerialField.tsx'
import { followFormNumber, followStartDate, type TemplateFields } from './templateFields.ts'
import { templateLabels } from './templateLabels.ts'

interface Props {
  readonly kind: TemplateKind
  readonly companyType: CompanyType
  readonly fields: TemplateFields
  readonly isClosed: boolean
  /** Null for a new template. */
  readonly recordId: string | null
}

/** What a field offers beside others; by their codes alone where the list that names them is not there. */
const useCodesOf = ({ kind, companyType }: Pick<Props, 'kind' | 'companyType'>, field: CodedField) => {
  const { options, query } = useCodeList(codeListOf[field])
  const named =
    query.data === undefined
      ? codesOf(kind, field).map((code) => ({ value: code, label: code }))
      : options.filter(({ value }) => isOffered(kind, field, value))
  return (chosen: string, beside: Parameters<typeof fits>[2]) =>
    named.filter(
      ({ value }) => value === chosen || (fits(field, value, beside) && isOfferedTo(companyType, kind, field, value)),
    )
}

/** What stands in the fields that decide on the choices of others. */
const besideIn = (fields: TemplateFields): Parameters<typeof fits>[2] => {
  const { form_no = '', start_date = '' } = getValues(fields, { shouldActive: false, peek: true })
  return { form_no, start_date }
}

/** The form number, which decides on the layouts (seed 001 §5). */
const FormNumberField = (props: Omit<Props, 'recordId'>) => {
  const { kind, fields, isClosed } = props
  const { i18n } = useLingui()
  const optionsBeside = useCodesOf(props, 'form_no')
  return (
    <WatchEach names={['start_date']} of={fields}>
      {() => (
        <FormString name="form_no" of={fields}>
          {({ onChange, ...control }) => (
            <Select
              {...control}
              isReadOnly={isClosed || kind === 'document'}
              isRequired
              label={i18n._(templateLabels.form_no)}
              onChange={(formNumber) => {
                onChange(formNumber)
                followFormNumber(fields, formNumber)
              }}
              options={optionsBeside(control.value, besideIn(fields))}
            />
          )}
        </FormString>
      )}
    </WatchEach>
  )
}

/** The first day, whose year stands in the serial number (seed 001 §5). */
const StartDateField = ({ kind, fields, isClosed, recordId }: Props) => {
  const { i18n } = useLingui()
  return (
    <FormString name="start_date" of={fields}>
      {({ onChange, ...control }) => (
        <DateField
          {...control}
          isReadOnly={isClosed}
          isRequired
          label={i18n._(templateLabels.start_date)}
          onChange={(day) => {
            onChange(day)
            if (recordId === null) followStartDate(fields, kind, day)
          }}
        />
      )}
    </FormString>
  )
}

interface SymbolFieldProps extends Omit<Props, 'recordId'> {
  readonly name: Exclude<CodedField, 'form_no'>
}

const SymbolField = ({ name, ...props }: SymbolFieldProps) => {
  const { kind, fields, isClosed } = props
  const { i18n } = useLingui()
  const { t } = useMacro()
  const optionsBeside = useCodesOf(props, name)
  return (
    <WatchEach names={['form_no', 'start_date', name]} of={fields}>
      {() => (
        <FormSelect
          isReadOnly={isClosed || kind === 'document'}
          isRequired
          label={i18n._(templateLabels[name])}
          name={name}
          of={fields}
          options={optionsBeside(getValue(fields, name, { shouldActive: false }) ?? '', besideIn(fields))}
          placeholder={t`Choose`}
        />
      )}
    </WatchEach>
  )
}

/** Form number, symbols, start and serial number of a template (seed 001 §3, §5). */
export const SymbolSection = (props: Props) => {
  const { kind, companyType, fields, isClosed, recordId } = props
  const { i18n } = useLingui()
  const { t } = useMacro()
  return (
    <FormSection
      description={
        <>
          <Trans>The serial number is composed of what you choose here. It counts once within a year.</Trans>
          {!isClosed && <HouseholdSymbols companyType={companyType} kind={kind} />}
        </>
      }
      title={t`Symbol and numbers`}
    >
      <OptionsNotRead query={useCodeLists(Object.values(codeListOf))} title={t`Some choices could not be read`} />
      <FormNumberField {...props} />
      <SymbolField {...props} name="smbl_kind" />
      <SymbolField {...props} name="smbl_type" />
      <StartDateField {...props} />
      <SerialField fields={fields} isClosed={isClosed} kind={kind} templateId={recordId ?? ''} />
      <FormTextField
        inputMode="numeric"
        isReadOnly={isClosed}
        isRequired
        label={i18n._(templateLabels.start_no)}
        maxLength={startNumberMax}
        name="start_no"
        of={fields}
      />
    </FormSection>
  )
}

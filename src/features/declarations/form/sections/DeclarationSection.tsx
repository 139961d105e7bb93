import { Trans, useLingui } from '@lingui/react/macro'
import { setValue } from '@modular-forms/react'
import { declarationName } from '../../../../domain/declaration/fields.ts'
import { firstRegisterDay } from '../../../../domain/declaration/days.ts'
import { declarationTypes } from '../../../../domain/declaration/codes.ts'
import { phoneText } from '../../../../domain/phone.ts'
import { taxCodeWarning } from '../../../../domain/taxCode.ts'
import { useLocale } from '../../../../i18n/locale.ts'
import { FormDateField } from '../../../../ui/form/connect/FormDateField.tsx'
import { FormSelect } from '../../../../ui/form/connect/FormSelect.tsx'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { FormTextField } from '../../../../ui/form/connect/FormTextField.tsx'
import { FormWrappingField } from '../../../../ui/form/connect/FormWrappingField.tsx'
import { FormRow, FormSection } from '../../../../ui/form/FormSection.tsx'
import { Select } from '../../../../ui/form/Select.tsx'
import { textLabels } from '../fieldLabels.ts'
import { optionsOf, type DeclarationLists } from '../formLists.ts'
import { AcceptedRegistrationNotice } from './AcceptedRegistrationNotice.tsx'
import { LimitedTextField } from './LimitedTextField.tsx'
import type { FactsProps, SectionProps } from './section.ts'
import './DeclarationSection.css'

/** The taxpayer as the company settings name it; never edited here. */
const TaxpayerRows = ({ fields, isClosed }: SectionProps) => {
  const { i18n } = useLingui()
  const fixed = (name: 'sllr_comp_nm' | 'sllr_tax_code' | 'txof_nm' | 'txof_cd') =>
    ({ of: fields, isDisabled: isClosed, isReadOnly: true, label: i18n._(textLabels[name]) }) as const
  return (
    <>
      <FormRow>
        <FormWrappingField {...fixed('sllr_comp_nm')} name="sllr_comp_nm" />
      </FormRow>
      <FormRow>
        <div className="declaration-office">
          <FormTextField {...fixed('sllr_tax_code')} name="sllr_tax_code" warningOf={taxCodeWarning} />
          <FormWrappingField {...fixed('txof_nm')} name="txof_nm" />
          <FormTextField {...fixed('txof_cd')} name="txof_cd" />
        </div>
      </FormRow>
    </>
  )
}

const ContactRows = ({ fields, isClosed, facts }: SectionProps & FactsProps) => {
  const { i18n, t } = useLingui()
  return (
    <>
      <FormRow>
        <div className="declaration-contact">
          <LimitedTextField
            description={facts.companyType === 'household' ? t`The representative of the household` : undefined}
            fields={fields}
            isDisabled={isClosed}
            name="contact_per"
          />
          <LimitedTextField
            fields={fields}
            isDisabled={isClosed}
            keep={phoneText}
            name="contact_phone"
            placeholder="000-000-0000"
            type="tel"
          />
          <LimitedTextField fields={fields} isDisabled={isClosed} name="contact_eml" type="email" />
        </div>
      </FormRow>
      <FormRow>
        <FormWrappingField
          isDisabled={isClosed}
          isRequired
          label={i18n._(textLabels.contact_add)}
          name="contact_add"
          of={fields}
        />
      </FormRow>
    </>
  )
}

interface Props extends SectionProps, FactsProps {
  readonly lists: DeclarationLists
  /** Called once the type is a change of information. */
  readonly onChangeChosen: () => void
}

/** The declaration's type, which brings its name, and what speaks against a second registration. */
const TypeField = ({ fields, isClosed, lists, facts, onChangeChosen }: Props) => {
  const { i18n } = useLingui()
  const locale = useLocale()
  const chooseType = (type: string): void => {
    setValue(fields, 'decl_type', type, { shouldFocus: false })
    setValue(fields, 'decl_nm', declarationName(lists.names, type), { shouldFocus: false })
    if (type === declarationTypes.change) onChangeChosen()
  }
  return (
    <>
      <FormString name="decl_type" of={fields}>
        {(control) => (
          <Select
            {...control}
            isDisabled={isClosed}
            isRequired
            label={i18n._(textLabels.decl_type)}
            onChange={chooseType}
            options={optionsOf(lists.types, locale)}
          />
        )}
      </FormString>
      <AcceptedRegistrationNotice
        facts={facts}
        fields={fields}
        isClosed={isClosed}
        onDeclareChange={() => chooseType(declarationTypes.change)}
      />
    </>
  )
}

/** Company and contact: what is declared, by whom, and who answers questions (seed 000 §2, §3). */
export const DeclarationSection = ({ fields, isClosed, lists, facts, onChangeChosen }: Props) => {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  return (
    <FormSection
      description={<Trans>The company's own data is taken from the company settings.</Trans>}
      title={t`Declaration information`}
    >
      <FormSelect
        isDisabled={isClosed}
        isRequired
        label={i18n._(textLabels.decl_form_no)}
        name="decl_form_no"
        of={fields}
        options={optionsOf(lists.formNumbers, locale)}
      />
      <TypeField facts={facts} fields={fields} isClosed={isClosed} lists={lists} onChangeChosen={onChangeChosen} />
      <FormDateField
        isDisabled={isClosed}
        isRequired
        label={i18n._(textLabels.reg_date)}
        max={facts.today}
        min={firstRegisterDay}
        name="reg_date"
        of={fields}
      />
      <LimitedTextField fields={fields} isDisabled={isClosed} name="loca_nm" />
      <TaxpayerRows fields={fields} isClosed={isClosed} />
      <ContactRows facts={facts} fields={fields} isClosed={isClosed} />
    </FormSection>
  )
}

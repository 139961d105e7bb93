import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { getValue } from '@modular-forms/react'
import type { DeclarationForm } from '../../../../domain/declaration/forms/definition.ts'
import { layoutOf } from '../../../../domain/declaration/layouts/layouts.ts'
import { textNodesIn } from '../../../../domain/documents/xml/layout.ts'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { useFiling } from '../../kind/filing.ts'
import { textLabels } from '../fieldLabels.ts'
import type { DeclarationFields } from '../fields.ts'

type LimitedName = 'loca_nm' | 'contact_per' | 'contact_phone' | 'contact_eml' | 'rppr_nm'

interface Props {
  readonly fields: DeclarationFields
  readonly name: LimitedName
  readonly isDisabled: boolean
  readonly type?: 'text' | 'email' | 'tel'
  readonly keep?: (text: string) => string
  readonly placeholder?: string
  readonly description?: string | undefined
  /** Another warning; that it is too long comes first. */
  readonly warningMessage?: string
}

/** The most characters that the XML of the form's version takes here (facts of the field §1.1). */
const xmlLimit = (form: DeclarationForm, fields: DeclarationFields, name: LimitedName): number => {
  const version = getValue(fields, 'xml_vs', { shouldActive: false }) ?? ''
  const element = textNodesIn(layoutOf(form, version)).find(({ takes }) => 'field' in takes && takes.field === name)
  return element?.max ?? Infinity
}

/** A required text whose XML element is shorter than the form's field: what is longer gets a warning while it is typed. */
export const LimitedTextField = ({
  fields,
  name,
  isDisabled,
  type = 'text',
  keep,
  placeholder,
  description,
  warningMessage,
}: Props) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const max = xmlLimit(useFiling().form, fields, name)
  const hint = (length: number): string =>
    t`The tax authority takes at most ${plural(max, { one: '# character', other: '# characters' })} here; this has ${length}. A draft can be saved, but it has to be shortened before it is sent.`
  return (
    <FormString name={name} of={fields}>
      {(control) => {
        const length = Array.from(control.value.normalize('NFC').trim()).length
        return (
          <TextField
            {...control}
            description={description}
            isDisabled={isDisabled}
            isRequired
            keep={keep}
            label={i18n._(textLabels[name])}
            placeholder={placeholder}
            type={type}
            warningMessage={control.errorMessage !== '' ? undefined : length > max ? hint(length) : warningMessage}
          />
        )
      }}
    </FormString>
  )
}

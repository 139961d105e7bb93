import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { getValue } from '@modular-forms/react'
import { useState } from 'react'
import { userTexts, type UserValues } from '../../../domain/user/user.ts'
import { phoneText } from '../../../domain/phone.ts'
import { ImageField } from '../../../images/ImageField.tsx'
import type { RecordFields } from '../../../records/form/recordFields.ts'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { FormBoolean } from '../../../ui/form/connect/FormBoolean.tsx'
import { FormTextField } from '../../../ui/form/connect/FormTextField.tsx'
import { Watch } from '../../../ui/form/connect/Watch.tsx'
import { FormRow, FormSection } from '../../../ui/form/FormSection.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { fieldLabels } from './userLabels.ts'

export type UserFormFields = RecordFields<UserValues>

interface Props {
  readonly fields: UserFormFields
  readonly isClosed: boolean
}

/** Picture, name, employee number, mobile and e-mail of a user (seed 001 §2.9). */
export const UserFields = ({ fields, isClosed }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  return (
    <FormSection title={t`The person`}>
      <FormRow>
        <ImageField
          isClosed={isClosed}
          label={i18n._(fieldLabels.profile_image)}
          name="profile_image"
          of={fields}
          purpose="profile"
          uploadStep={msg`Fail to upload profile image`}
        />
      </FormRow>
      <FormTextField
        isReadOnly={isClosed}
        isRequired
        label={i18n._(fieldLabels.full_name)}
        maxLength={userTexts.full_name.max}
        name="full_name"
        of={fields}
      />
      <EmployeeNumber fields={fields} isClosed={isClosed} />
      <FormTextField
        inputMode="numeric"
        isReadOnly={isClosed}
        isRequired
        keep={phoneText}
        label={i18n._(fieldLabels.mobile)}
        maxLength={userTexts.mobile.max}
        name="mobile"
        of={fields}
        prefix="+84"
        type="tel"
      />
      <FormTextField
        isReadOnly={isClosed}
        isRequired
        label={i18n._(fieldLabels.email)}
        maxLength={userTexts.email.max}
        name="email"
        of={fields}
        type="email"
      />
    </FormSection>
  )
}

const isNumbered = (fields: UserFormFields): boolean =>
  getValue(fields, 'employee_auto', { shouldActive: false }) === true &&
  getValue(fields, 'employee_no', { shouldActive: false }) !== ''

/** Typed, or left to the server, which closes the field; a number that the server has given is kept. */
const EmployeeNumber = ({ fields, isClosed }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const [isGiven] = useState(() => isNumbered(fields))
  return (
    <Stack gap={2}>
      <Watch name="employee_auto" of={fields}>
        {(isAutomatic) => (
          <FormTextField
            description={isAutomatic === true && !isGiven ? t`Given when the user is saved` : undefined}
            isDisabled={isAutomatic === true}
            isReadOnly={isClosed}
            isRequired={isAutomatic !== true}
            label={i18n._(fieldLabels.employee_no)}
            maxLength={userTexts.employee_no.max}
            name="employee_no"
            of={fields}
          />
        )}
      </Watch>
      <FormBoolean name="employee_auto" of={fields}>
        {({ errorMessage: _, ...control }) => (
          <Checkbox {...control} isDisabled={isClosed}>
            {t`Give it automatically`}
          </Checkbox>
        )}
      </FormBoolean>
    </Stack>
  )
}

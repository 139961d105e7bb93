import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { profileTexts, type ProfileValues } from '../../domain/account/profile.ts'
import { ImageField } from '../../images/ImageField.tsx'
import type { RecordFields } from '../../records/form/recordFields.ts'
import { FormTextField } from '../../ui/form/connect/FormTextField.tsx'
import { FormRow, FormSection } from '../../ui/form/FormSection.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { useProfileLabels } from './profileLabels.ts'

interface Props {
  readonly fields: RecordFields<ProfileValues>
  readonly isClosed: boolean
  readonly userId: string
}

/** Picture, name, employee number, phone, e-mail and user id (seed 001 §2.6). */
export const ProfileFields = ({ fields, isClosed, userId }: Props) => {
  const { t } = useLingui()
  const labels = useProfileLabels()
  const text = (name: 'name' | 'employee_no' | 'email', isRequired: boolean) => (
    <FormTextField
      isReadOnly={isClosed}
      isRequired={isRequired}
      label={labels[name]}
      maxLength={profileTexts[name].max}
      name={name}
      of={fields}
      type={name === 'email' ? 'email' : 'text'}
    />
  )
  return (
    <FormSection title={t`Profile`}>
      <FormRow>
        <ImageField
          isClosed={isClosed}
          label={labels.profile_image}
          name="profile_image"
          of={fields}
          purpose="profile"
          uploadStep={msg`Fail to upload profile image`}
        />
      </FormRow>
      {text('name', true)}
      {text('employee_no', false)}
      <PhoneField fields={fields} isClosed={isClosed} label={labels.phone_number} />
      {text('email', true)}
      <TextField
        description={t`You log in with it; it cannot be changed`}
        isReadOnly
        label={t`User ID`}
        onChange={() => undefined}
        value={userId}
      />
    </FormSection>
  )
}

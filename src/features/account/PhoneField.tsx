import { groupedPhone, localPhone, type ProfileValues } from '../../domain/account/profile.ts'
import type { RecordFields } from '../../records/form/recordFields.ts'
import { FormString } from '../../ui/form/connect/FormString.tsx'
import { InputField } from '../../ui/form/InputField.tsx'

interface Props {
  readonly fields: RecordFields<ProfileValues>
  readonly isClosed: boolean
  readonly label: string
}

/** A number after the fixed +84, shown as ### ### #### once it is left (seed 001 §2.6); the form holds its digits. */
export const PhoneField = ({ fields, isClosed, label }: Props) => (
  <FormString name="phone_number" of={fields}>
    {({ value, onChange, ...control }) => (
      <InputField
        {...control}
        autoComplete="tel-national"
        isReadOnly={isClosed}
        isRequired
        keep={(text) => groupedPhone(localPhone(text))}
        label={label}
        maxLength={20}
        onChange={(text) => onChange(localPhone(text))}
        prefix="+84"
        type="tel"
        value={groupedPhone(value)}
      />
    )}
  </FormString>
)

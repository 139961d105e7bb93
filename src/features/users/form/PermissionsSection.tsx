import { Trans, useLingui } from '@lingui/react/macro'
import { roles } from '../../../domain/user/role.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { FormRadioGroup } from '../../../ui/form/connect/FormRadioGroup.tsx'
import { FormString } from '../../../ui/form/connect/FormString.tsx'
import { Watch } from '../../../ui/form/connect/Watch.tsx'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { PermissionMatrix } from './PermissionMatrix.tsx'
import type { UserFormFields } from './UserFields.tsx'

interface Props {
  readonly fields: UserFormFields
  readonly isClosed: boolean
  /** Whether the role cannot be changed in this form. */
  readonly isRoleFixed: boolean
}

/** What the user is, and what a User may do: role by right (seed 001 §6, docs/decisions/0270). */
export const PermissionsSection = ({ fields, isClosed, isRoleFixed }: Props) => {
  const { t } = useLingui()
  return (
    <FormSection
      columns={1}
      description={<Trans>Administrators may do everything, and manage users. A user may do what is ticked.</Trans>}
      title={t`Role and permissions`}
    >
      <FormRadioGroup
        description={isRoleFixed ? t`The role of this account cannot be changed here` : undefined}
        isDisabled={isClosed || isRoleFixed}
        isRequired
        label={t`Role`}
        name="role"
        of={fields}
        options={[
          { value: roles.administrator, label: t`Administrator` },
          { value: roles.user, label: t`User` },
        ]}
        orientation="horizontal"
      />
      <Watch name="role" of={fields}>
        {(role) => (
          <FormString name="permissions" of={fields}>
            {({ value, onChange }) => (
              <>
                <PermissionMatrix
                  isAdministrator={role === roles.administrator}
                  isClosed={isClosed}
                  onChange={onChange}
                  value={value}
                />
                {role === roles.user && value.trim() === '' && (
                  <Banner isLive tone="warning">
                    <Trans>No permission is given: this user can sign in and look, and change nothing.</Trans>
                  </Banner>
                )}
              </>
            )}
          </FormString>
        )}
      </Watch>
    </FormSection>
  )
}

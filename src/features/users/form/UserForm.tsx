import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { profileQuery } from '../../../api/queries/profile.ts'
import { passwordProblems, userSchema, type UserValues } from '../../../domain/user/user.ts'
import type { RecordFormOutput } from '../../../machines/recordForm/setup.ts'
import { RecordFormDialog } from '../../../records/form/RecordFormDialog.tsx'
import { useRecordForm } from '../../../records/form/useRecordForm.ts'
import { userKeys } from '../queries.ts'
import { CredentialsSection } from './credentials/CredentialsSection.tsx'
import { useUserCredentials } from './credentials/useUserCredentials.ts'
import { PermissionsSection } from './PermissionsSection.tsx'
import { saveUser } from './saveUser.ts'
import { ShopsSection } from './shops/ShopsSection.tsx'
import { UserFields } from './UserFields.tsx'
import { useUserLabels } from './userLabels.ts'
import type { OpenedUser } from './useUserSource.ts'

const createdText = msg`Created Successfully`
const updatedText = msg`Updated Successfully`

interface Props {
  readonly opened: OpenedUser
  readonly onEnd: (output: RecordFormOutput) => void
}

const useUserForm = (opened: OpenedUser & { readonly opensIn: 'edit' }, onEnd: Props['onEnd']) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const credentials = useUserCredentials(api, opened.recordId)
  const rules = useMemo(
    () => ({
      schema: userSchema,
      check: (values: UserValues) => [
        ...(credentials.isSettled() ? [] : [{ field: 'user_id', message: credentials.whyNotSettled() }]),
        ...(credentials.givesPassword() ? passwordProblems(values) : []),
      ],
    }),
    [credentials],
  )
  const form = useRecordForm({
    opened,
    empty: opened.values,
    rules,
    firstField: 'full_name',
    save: useMemo(() => saveUser(api, credentials), [api, credentials]),
    savedText: opened.recordId === null ? createdText : updatedText,
    onSaved: useCallback(() => {
      void queryClient.invalidateQueries({ queryKey: userKeys.all })
      // The bar shows name and picture of whoever is signed in, whom this may have changed.
      void queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey })
    }, [queryClient, api]),
    onEnd,
  })
  return { form, credentials }
}

/** The form of a user that is read (seed 001 §2.9). */
export const UserForm = ({ opened: read, onEnd }: Props) => {
  const { t } = useLingui()
  const { id: ownId } = useCurrentUser()
  // The form keeps to what it was opened with, whatever is read anew behind it.
  const [opened] = useState(() => ({ ...read, opensIn: 'edit' as const }))
  const isOwn = opened.recordId === ownId
  const { form, credentials } = useUserForm(opened, onEnd)
  const { fields } = form
  return (
    <RecordFormDialog
      form={form}
      labels={useUserLabels()}
      rights={{ mayEdit: true, maySave: true }}
      saveStep={msg`Save user failed`}
      titles={{ create: t`New user`, view: t`User`, edit: t`Edit the user` }}
    >
      {({ isClosed }) => (
        <>
          <UserFields fields={fields} isClosed={isClosed} />
          <CredentialsSection actor={credentials.actor} fields={fields} isClosed={isClosed} isOwn={isOwn} />
          <PermissionsSection fields={fields} isClosed={isClosed} isRoleFixed={isOwn || opened.isSystemAdministrator} />
          <ShopsSection fields={fields} isClosed={isClosed} known={opened.shops} />
        </>
      )}
    </RecordFormDialog>
  )
}

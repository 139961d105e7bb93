import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { profile as profileCall } from '../../api/contract/profile.ts'
import type { AnswerOf } from '../../api/contract/call.ts'
import { useApi } from '../../api/provider.tsx'
import { profileQuery } from '../../api/queries/profile.ts'
import { profileFormSchema, type ProfileValues } from '../../domain/account/profile.ts'
import type { RecordFormOutput } from '../../machines/recordForm/setup.ts'
import { RecordFormPanel } from '../../records/form/RecordFormPanel.tsx'
import { useRecordForm } from '../../records/form/useRecordForm.ts'
import { ProfileFields } from './ProfileFields.tsx'
import { useProfileLabels } from './profileLabels.ts'
import { saveProfile } from './saveProfile.ts'

const rules = { schema: profileFormSchema }
const savedText = msg`Update Profile successfully`
const mayAll = { mayEdit: true, maySave: true }

interface Props {
  readonly profile: AnswerOf<typeof profileCall>
  /** The profile was saved, or is to be opened as it says now. */
  readonly onEnd: (output: RecordFormOutput) => void
}

/** The form of the profile, open for changes from the beginning (seed 001 §2.6). */
export const ProfileForm = ({ profile, onEnd }: Props) => {
  const { t } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const [opened] = useState(() => {
    const { name, employee_no, phone_number, email, profile_image, version } = profile
    const values: ProfileValues = { name, employee_no, phone_number, email, profile_image: profile_image ?? '' }
    return { recordId: 'profile', version, opensIn: 'edit' as const, values }
  })
  const form = useRecordForm({
    opened,
    empty: opened.values,
    rules,
    firstField: 'name',
    save: useMemo(() => saveProfile(api), [api]),
    savedText,
    onSaved: useCallback(
      () => void queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey }),
      [queryClient, api],
    ),
    onEnd,
  })
  return (
    <RecordFormPanel
      form={form}
      labels={useProfileLabels()}
      rights={mayAll}
      saveStep={msg`Update Profile failed`}
      savingLabel={t`Loading...`}
      title={t`My Account`}
    >
      {({ isClosed }) => <ProfileFields fields={form.fields} isClosed={isClosed} userId={profile.user_id} />}
    </RecordFormPanel>
  )
}

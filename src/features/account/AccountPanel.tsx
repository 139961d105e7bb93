import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../../api/failureError.ts'
import { useApi } from '../../api/provider.tsx'
import { profileQuery } from '../../api/queries/profile.ts'
import { readAnew } from '../../api/queries/readAnew.ts'
import { AreaTexts } from '../../failures/AreaTexts.tsx'
import { FailureState } from '../../failures/FailureState.tsx'
import { useFailureText } from '../../failures/useFailureText.ts'
import { failureTexts as imageTexts } from '../../images/failureTexts.ts'
import { failureTexts as passwordTexts } from '../../passwords/failureTexts.ts'
import { failureTexts as formTexts } from '../../records/form/failureTexts.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { failureTexts } from './failureTexts.ts'
import { PasswordForm } from './password/PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import './AccountPanel.css'

const known = [failureTexts, imageTexts, passwordTexts, formTexts]

/** My account: the profile, and below it the password (seed 001 §2.6). */
export const AccountPanel = () => (
  <AreaTexts texts={known}>
    <Account />
  </AreaTexts>
)

const Account = () => {
  const failureText = useFailureText()
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...profileQuery(useApi()), ...readAnew })
  const [forms, setForms] = useState(0)
  const [isReopened, setReopened] = useState(false)
  if (error !== null && data === undefined) {
    const failure = failureOf(error)
    const text = failureText(failure, msg`Your profile could not be read`)
    return <FailureState failure={failure} isAlone onRetry={() => void refetch()} text={text} />
  }
  if (data === undefined || !isFetchedAfterMount || isReopened) return <Skeleton lines={8} />
  const openAnew = async (): Promise<void> => {
    setReopened(true)
    await refetch()
    setForms(forms + 1)
    setReopened(false)
  }
  return (
    <div className="account-panel">
      <ProfileForm key={forms} onEnd={() => void openAnew()} profile={data} />
      <PasswordForm />
    </div>
  )
}

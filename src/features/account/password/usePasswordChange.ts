import { useLingui } from '@lingui/react/macro'
import { reset, setError, type FormStore } from '@modular-forms/react'
import { useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import type { PasswordValues } from '../../../domain/account/profile.ts'
import { refusedFields, type ServerFailure } from '../../../domain/failure.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { sendPasswords } from './sendPasswords.ts'

/** Sends the passwords of the form, and says what has become of it. The fields are emptied once the password is changed. */
export const usePasswordChange = (form: FormStore<PasswordValues>) => {
  const { t } = useLingui()
  const api = useApi()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<ServerFailure | null>(null)
  const change = async (values: PasswordValues): Promise<void> => {
    setSending(true)
    setFailure(null)
    const changed = await sendPasswords(api, values)
    setSending(false)
    if (changed.ok) {
      reset(form)
      notify.success(t`Change password successfully`)
      return
    }
    setFailure(changed.failure)
    for (const { field, message } of refusedFields(changed.failure))
      if (field === 'current_password' || field === 'new_password') setError(form, field, message)
  }
  return { isSending, failure, change }
}

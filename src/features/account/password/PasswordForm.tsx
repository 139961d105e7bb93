import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useForm, valiForm } from '@modular-forms/react'
import { passwordFormSchema, type PasswordValues } from '../../../domain/account/profile.ts'
import { passwordMax } from '../../../domain/password.ts'
import { useFieldMessages } from '../../../failures/useFieldMessages.ts'
import { PasswordPair } from '../../../passwords/PasswordPair.tsx'
import { FormFailure } from '../../../records/form/FormFailure.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { FormPasswordField } from '../../../ui/form/connect/FormPasswordField.tsx'
import { FormRoot } from '../../../ui/form/connect/FormRoot.tsx'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { MessageOfContext } from '../../../ui/texts.ts'
import { usePasswordChange } from './usePasswordChange.ts'

const empty: PasswordValues = { current_password: '', new_password: '', confirm_password: '' }

/** Changes the password, apart from the profile (seed 001 §2.6, §5). What was typed stays where it fails. */
export const PasswordForm = () => {
  const { t } = useLingui()
  const messageOf = useFieldMessages()
  const [form] = useForm<PasswordValues>({ initialValues: empty, validate: valiForm(passwordFormSchema) })
  const { isSending, failure, change } = usePasswordChange(form)
  return (
    <MessageOfContext value={messageOf}>
      {/* An error that came as a field is left would move the button away from under the pointer. */}
      <FormRoot of={form} onSubmit={(values) => void change(values)}>
        <FormSection
          columns={1}
          description={t`Wherever else you are logged in, you will have to log in again.`}
          title={t`Change password`}
        >
          {failure !== null && <FormFailure failure={failure} step={msg`Change password failed`} />}
          <FormPasswordField
            autoComplete="current-password"
            isRequired
            label={t`Current password`}
            maxLength={passwordMax.own}
            name="current_password"
            of={form}
          />
          <PasswordPair confirmation="confirm_password" maxLength={passwordMax.own} of={form} password="new_password" />
          <div>
            <Button isPending={isSending} type="submit">
              {isSending ? t`Loading...` : t`Change password`}
            </Button>
          </div>
        </FormSection>
      </FormRoot>
    </MessageOfContext>
  )
}

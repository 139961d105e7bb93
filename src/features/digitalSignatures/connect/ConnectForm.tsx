import { useLingui } from '@lingui/react/macro'
import { hsmLimits } from '../../../domain/hsm.ts'
import { accountProblems } from '../../../domain/hsmForms.ts'
import { AccountPasswordField } from '../../../hsm/SecretFields.tsx'
import { useSecretForm, type TypedSecrets } from '../../../hsm/useSecretForm.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import '../../../hsm/hsm.css'

const problemsOf = (typed: TypedSecrets) => accountProblems({ ...typed, provider: null })

interface Props {
  /** For the submit button outside of it. */
  readonly id: string
  readonly onSubmit: (account: { readonly userName: string; readonly password: string }) => void
}

/** User name and password, both required, and emptied as they are sent (seed 001 §5, §8). */
export const ConnectForm = ({ id, onSubmit }: Props) => {
  const { t } = useLingui()
  const form = useSecretForm({
    problemsOf,
    onSubmit: ({ userName, password }) => onSubmit({ userName: userName.trim(), password }),
    failure: null,
    isEmptiedOnSubmit: true,
  })
  const { problems, ...user } = form.field('userName')
  return (
    <form autoComplete="off" className="hsm-form" id={id} noValidate onSubmit={form.submit}>
      <TextField
        {...user}
        autoComplete="off"
        autoFocus
        errorMessage={problems.userName === undefined ? undefined : t`Username is required`}
        isRequired
        label={t`Username`}
        maxLength={hsmLimits.userName}
        name="signing-server-user"
        spellCheck={false}
      />
      <AccountPasswordField {...form.field('password')} />
    </form>
  )
}

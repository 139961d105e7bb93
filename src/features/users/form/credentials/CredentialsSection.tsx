import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import type { UserFormFields } from '../UserFields.tsx'
import { PasswordPart } from './PasswordPart.tsx'
import { UserIdField } from './UserIdField.tsx'
import type { CredentialsActor } from './useUserCredentials.ts'

interface Props {
  readonly actor: CredentialsActor
  readonly fields: UserFormFields
  readonly isClosed: boolean
  /** The administrator's own account, whose password is changed under My account. */
  readonly isOwn: boolean
}

/** What the user signs in with: the id, verified for a new user, and the password, given or reset (seed 001 §2.9). */
export const CredentialsSection = ({ actor, fields, isClosed, isOwn }: Props) => {
  const { t } = useLingui()
  const isNew = useSelector(actor, ({ context }) => context.isNew)
  return (
    <FormSection columns={1} title={t`Signing in`}>
      <UserIdField actor={actor} fields={fields} isClosed={isClosed} isNew={isNew} />
      {!isOwn && <PasswordPart actor={actor} fields={fields} isClosed={isClosed} />}
    </FormSection>
  )
}

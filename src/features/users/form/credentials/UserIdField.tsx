import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { userIdSchema, userTexts } from '../../../../domain/user/user.ts'
import { FormFailure } from '../../../../records/form/FormFailure.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { StatusBadge } from '../../../../ui/feedback/StatusBadge.tsx'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { Stack } from '../../../../ui/layout/Stack.tsx'
import { useFieldMessages } from '../../../../failures/useFieldMessages.ts'
import type { UserFormFields } from '../UserFields.tsx'
import { fieldLabels } from '../userLabels.ts'
import type { CredentialsActor } from './useUserCredentials.ts'
import './UserIdField.css'

interface Props {
  readonly actor: CredentialsActor
  readonly fields: UserFormFields
  readonly isClosed: boolean
  readonly isNew: boolean
}

/** The user id with Verify; that of an existing user is locked (seed 001 §4, §5). */
export const UserIdField = ({ actor, fields, isClosed, isNew }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const messageOf = useFieldMessages()
  const state = useSelector(actor, (snapshot) => snapshot)
  const { failure } = state.context
  const problemOf = (errorMessage: string): string => {
    if (state.matches('verified')) return ''
    if (!state.matches('taken') || errorMessage === messageOf('user_id_was_taken_meanwhile')) return errorMessage
    return messageOf('user_id_is_taken')
  }
  return (
    <Stack gap={2}>
      <FormString name="user_id" of={fields}>
        {({ onChange, errorMessage, ...control }) => (
          <div className="user-id-line">
            <TextField
              {...control}
              description={isNew ? t`An e-mail address that nobody else signs in with` : undefined}
              errorMessage={problemOf(errorMessage)}
              isReadOnly={isClosed || !isNew}
              isRequired={isNew}
              label={i18n._(fieldLabels.user_id)}
              maxLength={userTexts.user_id.max}
              onChange={(next) => {
                onChange(next)
                actor.send({ type: 'userId.edited' })
              }}
              type="email"
            />
            {isNew && <VerifyButton actor={actor} isClosed={isClosed} userId={control.value} />}
          </div>
        )}
      </FormString>
      {isNew && state.matches('verified') && (
        <div>
          <StatusBadge label={t`Verified`} tone="green" />
        </div>
      )}
      {state.matches('notVerified') && failure !== null && (
        <FormFailure failure={failure} step={msg`Verify user ID failed`} />
      )}
    </Stack>
  )
}

interface VerifyProps {
  readonly actor: CredentialsActor
  readonly userId: string
  readonly isClosed: boolean
}

/**
 * Verify, closed while the id is empty or no e-mail address. It stands beside the field: an error that comes below as the field is left
 * would otherwise move it away from under the pointer.
 */
const VerifyButton = ({ actor, userId, isClosed }: VerifyProps) => {
  const { t } = useMacro()
  const state = useSelector(actor, (snapshot) => snapshot)
  const isVerified = state.matches('verified')
  const invalid = v.is(userIdSchema, userId) ? undefined : t`Enter an e-mail address as the user ID first`
  return (
    <div className="user-id-verify">
      <Button
        disabledReason={isVerified ? t`This user ID is verified` : invalid}
        isDisabled={isClosed}
        isPending={state.matches('checking')}
        onPress={() => actor.send({ type: 'verify.requested', userId })}
      >
        {t`Verify`}
      </Button>
    </div>
  )
}

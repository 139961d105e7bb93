import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { setValues } from '@modular-forms/react'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { passwordMax } from '../../../../domain/password.ts'
import { PasswordPair } from '../../../../passwords/PasswordPair.tsx'
import { FormFailure } from '../../../../records/form/FormFailure.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { Stack } from '../../../../ui/layout/Stack.tsx'
import type { UserFormFields } from '../UserFields.tsx'
import type { CredentialsActor } from './useUserCredentials.ts'

interface Props {
  readonly actor: CredentialsActor
  readonly fields: UserFormFields
  readonly isClosed: boolean
}

/** The password of a new user, or resetting that of an existing one (seed 001 §2.9, §4). */
export const PasswordPart = ({ actor, fields, isClosed }: Props) => {
  const { t } = useLingui()
  const state = useSelector(actor, (snapshot) => snapshot)
  const { isNew, failure } = state.context
  const isGiving = state.hasTag('givesPassword')
  useEffect(() => {
    if (!isGiving)
      setValues(fields, { new_password: '', confirm_password: '' }, { shouldFocus: false, shouldValidate: false })
  }, [isGiving, fields])
  return (
    <Stack gap={3}>
      {isGiving && (
        <>
          <p>
            <Trans>The user signs in with this password once and then has to choose another one.</Trans>
          </p>
          <PasswordPair
            confirmation="confirm_password"
            isDisabled={isClosed}
            maxLength={passwordMax.given}
            of={fields}
            password="new_password"
          />
        </>
      )}
      {state.matches('resetRefused') && failure !== null && (
        <FormFailure failure={failure} step={msg`Reset password failed`} />
      )}
      {!isNew && (
        <Stack direction="row" gap={3}>
          {!isGiving && (
            <Button
              isDisabled={isClosed}
              isPending={state.matches('askingReset')}
              onPress={() => actor.send({ type: 'reset.requested' })}
            >
              {t`Reset password`}
            </Button>
          )}
          {(isGiving || state.matches('resetRefused')) && (
            <Button isDisabled={isClosed} onPress={() => actor.send({ type: 'reset.cancelled' })}>
              {t`Cancel the reset`}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  )
}

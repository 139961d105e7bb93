import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { hsmLimits } from '../../../domain/hsm.ts'
import { wantsKey, type SignatureValues } from '../../../domain/signatureUpdate.ts'
import { AttemptsLeft } from '../../../hsm/AttemptsLeft.tsx'
import type { RecordForm } from '../../../records/form/useRecordForm.ts'
import { FormPasswordField } from '../../../ui/form/connect/FormPasswordField.tsx'
import { FormString } from '../../../ui/form/connect/FormString.tsx'
import { FormTextField } from '../../../ui/form/connect/FormTextField.tsx'
import { Watch } from '../../../ui/form/connect/Watch.tsx'
import { FormRow, FormSection } from '../../../ui/form/FormSection.tsx'
import { KeyNotice } from '../key/KeyNotice.tsx'
import { attemptsLeftAfter } from '../key/knownHsmFailure.ts'
import { signatureLabels } from './signatureLabels.ts'
import type { OpenedSignature } from './useSignatureSource.ts'

interface Props {
  readonly form: RecordForm<SignatureValues>
  readonly isClosed: boolean
  readonly opened: OpenedSignature
  readonly onConnect: (() => void) | undefined
}

const Fields = ({ form: { actor, fields }, isClosed, opened: { former, key } }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const failure = useSelector(actor, ({ context }) => context.failure)
  const known = key.is === 'open' ? key.attemptsLeft : null
  const text = { of: fields, isReadOnly: isClosed, autoComplete: 'off' } as const
  const secret = { of: fields, isDisabled: isClosed, autoComplete: 'off' } as const
  return (
    <>
      <FormTextField
        {...text}
        isRequired
        label={i18n._(signatureLabels.user_nm)}
        maxLength={hsmLimits.userName}
        name="user_nm"
      />
      <FormPasswordField
        {...secret}
        description={former.keptUser === null ? undefined : t`Leave it empty to keep the one that is kept.`}
        label={i18n._(signatureLabels.user_pw)}
        maxLength={hsmLimits.password}
        name="user_pw"
      />
      <FormRow>
        <AttemptsLeft count={attemptsLeftAfter(failure) ?? known} />
      </FormRow>
      <FormPasswordField
        {...secret}
        isRequired
        label={i18n._(signatureLabels.pin)}
        maxLength={hsmLimits.pin}
        name="pin"
      />
      <FormString name="otp_yn" of={fields}>
        {({ value }) =>
          value === 'Y' ? (
            <FormTextField
              {...text}
              description={t`The six digits that your authenticator app shows now.`}
              isRequired
              label={i18n._(signatureLabels.otp)}
              maxLength={hsmLimits.otp}
              name="otp"
            />
          ) : null
        }
      </FormString>
    </>
  )
}

/** Account and PIN of a certificate that lies in an HSM, or shall from now on; the PIN is wanted for type 2 alone (seed 001 §5). */
export const AccountFields = (props: Props) => {
  const { form, opened, onConnect } = props
  const { t } = useMacro()
  return (
    <Watch name="type" of={form.fields}>
      {(type) =>
        wantsKey(opened.former, type ?? opened.former.type) && (
          <FormSection
            description={
              <Trans>The signing server opens the key with this account and the PIN before anything is changed.</Trans>
            }
            title={t`Key in the HSM`}
          >
            {(opened.key.is === 'failed' || opened.key.is === 'locked') && (
              <FormRow>
                <KeyNotice onConnect={onConnect} state={opened.key} />
              </FormRow>
            )}
            <Fields {...props} />
          </FormSection>
        )
      }
    </Watch>
  )
}

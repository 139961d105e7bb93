import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { useCodeLists } from '../../../codeLists/useCodeOptions.ts'
import type { CertificateRecord } from '../../../domain/certificate.ts'
import { certificateTypes } from '../../../domain/certificateCodes.ts'
import { statusChangeSchema, type StatusChange } from '../../../domain/certificateRegistration.ts'
import { pinProblems } from '../../../domain/hsmForms.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { failureTexts as hsmTexts } from '../../../hsm/failureTexts.ts'
import { useSecretForm } from '../../../hsm/useSecretForm.ts'
import { OptionsNotRead } from '../../../records/form/OptionsNotRead.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { failureTexts } from '../failureTexts.ts'
import { useKeyState } from '../key/useKeyState.ts'
import { ChangeFailure } from './ChangeFailure.tsx'
import { CertificatesToChange } from './CertificatesToChange.tsx'
import { KeyFields } from './KeyFields.tsx'
import { useStatusChange } from './useStatusChange.ts'
import { useStatusChoices } from '../useStatusChoices.ts'

const known = [failureTexts, hsmTexts]

interface Props {
  /** At least one, those of other pages included; at most one of them in an HSM. */
  readonly certificates: readonly CertificateRecord[]
  readonly onChanged: (changed: readonly CertificateRecord[]) => void
  /** Opens the connection to the signing server; undefined where the account may not. */
  readonly onConnect: (() => void) | undefined
  readonly onClose: () => void
}

/** What the dialog holds: the status, and what opens the key of the one certificate in an HSM. */
const useChangeForm = ({ certificates, onChanged }: Pick<Props, 'certificates' | 'onChanged'>) => {
  const inHsm = certificates.find(({ certificate_type }) => certificate_type === certificateTypes.hsm) ?? null
  const [status, setStatus] = useState<StatusChange | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const { state, readAgain } = useKeyState(inHsm?.id ?? null)
  const asksOtp = state.is === 'open' && state.asksOtp
  const { change, isPending, failure } = useStatusChange(certificates, {
    onChanged: () => onChanged(certificates),
    onFailed: () => inHsm !== null && readAgain(),
  })
  const secrets = useSecretForm({
    problemsOf: ({ pin, otp }) => (inHsm === null ? {} : pinProblems({ pin, otp: asksOtp ? otp : null })),
    onSubmit: ({ pin, otp }) => {
      if (status !== null) change(status, inHsm === null ? null : { pin, otp: asksOtp ? otp : null })
    },
    failure,
  })
  const submit = (event: FormEvent): void => {
    setIsMissing(status === null)
    if (status !== null) return secrets.submit(event)
    event.preventDefault()
    secrets.check()
  }
  const isReady = inHsm === null || state.is === 'open'
  return { inHsm, status, setStatus, isMissing, state, isPending, failure, secrets, submit, isReady }
}

interface ContentProps extends Pick<Props, 'certificates' | 'onConnect'> {
  readonly form: ReturnType<typeof useChangeForm>
}

const Content = ({ certificates, form, onConnect }: ContentProps) => {
  const { t } = useLingui()
  const { inHsm, status, isPending, failure } = form
  return (
    <Stack>
      <p>
        <Trans>
          The status says whether a certificate signs here, and what your next declaration says of it. Nothing is sent
          to the tax authority by this: that takes a declaration of change, which is offered afterwards.
        </Trans>
        {certificates.length > 1 && (
          <>
            {' '}
            <Plural
              one="# certificate gets the status that you choose."
              other="All # certificates get the status that you choose, or none of them."
              value={certificates.length}
            />
          </>
        )}
      </p>
      <CertificatesToChange certificates={certificates} failure={failure} />
      <OptionsNotRead
        query={useCodeLists(['certificate-form-type', 'certificate-status'])}
        title={t`Some choices could not be read`}
      />
      <RadioGroup
        errorMessage={form.isMissing && status === null ? t`Status is required` : undefined}
        label={t`New status`}
        onChange={(value) => form.setStatus(v.parse(statusChangeSchema, value))}
        options={useStatusChoices()}
        value={status ?? ''}
      />
      {failure !== null && !isPending && <ChangeFailure failure={failure} />}
      {inHsm !== null && (
        <KeyFields certificate={inHsm} failure={failure} form={form.secrets} onConnect={onConnect} state={form.state} />
      )}
    </Stack>
  )
}

/** Changes the status of all these certificates or of none: add new, extension, stop using (seed 001 §2.1, §4). */
export const ChangeStatusDialog = ({ certificates, onChanged, onConnect, onClose }: Props) => {
  const { t } = useLingui()
  const id = useId()
  const form = useChangeForm({ certificates, onChanged })
  const { isPending } = form
  return (
    <Dialog
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>{t`Cancel`}</Button>
          <Button form={id} isDisabled={!form.isReady} isPending={isPending} type="submit" variant="primary">
            {t`Change status`}
          </Button>
        </>
      }
      isOpen
      leaveReason={isPending ? t`Wait until the status is changed` : undefined}
      onOpenChange={onClose}
      size="medium"
      title={t`Change status`}
    >
      <AreaTexts texts={known}>
        <form autoComplete="off" id={id} noValidate onSubmit={form.submit}>
          <Content certificates={certificates} form={form} onConnect={onConnect} />
        </form>
      </AreaTexts>
    </Dialog>
  )
}

import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { failureTexts as hsmTexts } from '../../../hsm/failureTexts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { failureTexts } from '../failureTexts.ts'
import { ConnectForm } from './ConnectForm.tsx'
import { useConnecting } from './useConnecting.ts'

const known = [failureTexts, hsmTexts]

interface Props {
  /** Why it is opened by itself; null where somebody has asked for it. */
  readonly reason: Failure | null
  readonly onConnected: () => void
  readonly onClose: () => void
}

const Reason = ({ failure, isOwn }: { readonly failure: Failure; readonly isOwn: boolean }) => {
  const { title, text } = useFailureText()(failure, isOwn ? msg`Connecting failed` : undefined)
  return (
    <Banner isLive title={title} tone={isOwn ? 'danger' : 'warning'}>
      {text}
    </Banner>
  )
}

/** The login of the signing server (seed 001 §2.1, §5): its fields are empty again after a failure (§8). */
export const ConnectDialog = ({ reason, onConnected, onClose }: Props) => {
  const { t } = useLingui()
  const form = useId()
  const { connect, isPending, failure, isForNothing } = useConnecting(onConnected)
  const shown = failure ?? (isForNothing ? null : reason)
  return (
    <Dialog
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {isForNothing ? t`Close` : t`Cancel`}
          </Button>
          <Button form={form} isPending={isPending} type="submit" variant="primary">
            {t`Connect`}
          </Button>
        </>
      }
      isOpen
      leaveReason={isPending ? t`Wait until the signing server answers` : undefined}
      onOpenChange={onClose}
      size="medium"
      title={t`Connect to the signing server`}
    >
      <AreaTexts texts={known}>
        <Stack>
          <p>
            <Trans>
              The account is kept, sealed, with the certificates of your company that it holds. Their days and status
              are read anew at once.
            </Trans>
          </p>
          {shown !== null && !isPending && <Reason failure={shown} isOwn={failure !== null} />}
          {isForNothing && failure === null && !isPending && (
            <Banner isLive title={t`None of its certificates is registered here`} tone="warning">
              <Trans>
                User and password are right, but nothing was kept. Add the certificate of this account first.
              </Trans>
            </Banner>
          )}
          <ConnectForm id={form} onSubmit={connect} />
        </Stack>
      </AreaTexts>
    </Dialog>
  )
}

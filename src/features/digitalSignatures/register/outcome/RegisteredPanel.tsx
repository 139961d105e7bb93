import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'

interface Props {
  /** What the certificate says. */
  readonly children: ReactNode
  /** Null where the account may not add declarations. */
  readonly onDeclare: (() => void) | null
  readonly onClose: () => void
}

/** The success dialog (seed 001 §4), with the way to a declaration that says so to the tax authority. */
export const RegisteredPanel = ({ children, onDeclare, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <StepPanel
      main={{ label: <Trans>Done</Trans>, onPress: onClose }}
      other={onDeclare === null ? undefined : { label: <Trans>Declare it</Trans>, onPress: onDeclare }}
      title={t`The certificate is registered`}
      tone="success"
    >
      <p>
        <Trans>Your company can sign with it from now on.</Trans>{' '}
        {onDeclare === null ? (
          <Trans>The tax authority learns of it by a declaration: ask a colleague who may add declarations.</Trans>
        ) : (
          <Trans>The tax authority learns of it by a declaration, which opens with this certificate filled in.</Trans>
        )}
      </p>
      {children}
    </StepPanel>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { TokenInfo } from '../../../../domain/certificate.ts'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'
import { TokenCard } from '../../../../signing/token/TokenCard.tsx'

interface Props {
  readonly token: TokenInfo | null
  /** Null where the account may not add declarations. */
  readonly onDeclare: (() => void) | null
  readonly onClose: () => void
}

/** The success dialog (seed 001 §4), with the way to a declaration that says so to the tax authority. */
export const RegisteredPanel = ({ token, onDeclare, onClose }: Props) => {
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
      {token !== null && <TokenCard token={token} />}
    </StepPanel>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'

/** Whether the certificate was registered is being asked for. */
export const WaitingPanel = () => {
  const { t } = useLingui()
  return (
    <StepPanel title={t`Asking the server`} tone="busy">
      <LeaveOpen />
    </StepPanel>
  )
}

/** What is to be known while the server registers, or is asked. */
export const LeaveOpen = () => (
  <p>
    <Trans>This takes a moment. Leave this page open until it is done.</Trans>
  </p>
)

import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { agentArchive } from '../../api/agent/archive.ts'
import { useFailureText } from '../../failures/useFailureText.ts'
import { AgentOffer } from './AgentDownload.tsx'
import { StepPanel } from '../panel/StepPanel.tsx'
import './PermissionPanel.css'

interface PermissionPanelProps {
  /** The host that the browser will name. */
  readonly site: string
  /** How the way out is called where nothing is signed. */
  readonly stopLabel?: ReactNode
  readonly onUnderstood: () => void
  readonly onCancel: () => void
}

/** Says what the browser will ask, and what for, before it asks. */
export const PermissionPanel = ({ site, stopLabel, onUnderstood, onCancel }: PermissionPanelProps) => {
  const { t } = useLingui()
  const archive = agentArchive(document)
  const { title, text } = useFailureText()({ code: 'agent.permissionPending' })
  return (
    <StepPanel
      main={{ label: <Trans>Continue</Trans>, onPress: onUnderstood }}
      quiet={{ label: stopLabel ?? <Trans>Stop signing</Trans>, onPress: onCancel }}
      title={title}
      tone="info"
    >
      <p>{text}</p>
      <figure aria-label={t`What the browser's question looks like`} className="browser-question">
        <p className="browser-question-site">
          <Trans>{site} wants to</Trans>
        </p>
        <p>
          <Trans>Access other apps and services on this device</Trans>
        </p>
        <p aria-hidden="true" className="browser-question-answers">
          <span>
            <Trans>Block</Trans>
          </span>
          <span data-chosen>
            <Trans>Allow</Trans>
          </span>
        </p>
      </figure>
      <p className="step-note">
        <Trans>The wording depends on the browser. It asks once; the answer is kept for this site.</Trans>
      </p>
      {archive !== null && <AgentOffer archive={archive} />}
    </StepPanel>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'

export interface BusyPanelProps {
  readonly step:
    | 'readingDocument'
    | 'checkingOption'
    | 'generatingXml'
    | 'claimingWork'
    | 'registering'
    | 'askingOutcome'
  /** Null where the work cannot be called off any more. */
  readonly onCancel: (() => void) | null
}

/** The server is at work. */
export const BusyPanel = ({ step, onCancel }: BusyPanelProps) => {
  const { t } = useLingui()
  const texts = {
    readingDocument: { title: t`Reading the declaration`, text: t`The draft is read in full before it is sent.` },
    checkingOption: { title: t`Looking up how your company signs`, text: t`The registered certificates decide it.` },
    generatingXml: {
      title: t`Generating the XML`,
      text: t`The declaration is saved and written in the tax authority's format.`,
    },
    claimingWork: {
      title: t`Preparing to sign`,
      text: t`This browser makes sure that no other tab is working on this declaration.`,
    },
    registering: {
      title: t`Registering the signed declaration`,
      text: t`The server verifies the signature and hands the declaration over. Please keep this page open.`,
    },
    askingOutcome: {
      title: t`Asking the server`,
      text: t`The server is asked whether this very declaration is registered. Nothing is sent twice.`,
    },
  }
  const { title, text } = texts[step]
  return (
    <StepPanel
      quiet={onCancel === null ? undefined : { label: <Trans>Cancel</Trans>, onPress: onCancel }}
      title={title}
      tone="busy"
    >
      <p>{text}</p>
    </StepPanel>
  )
}

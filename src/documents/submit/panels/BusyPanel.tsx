import { Trans, useLingui } from '@lingui/react/macro'
import { useFiledKind } from '../../filedKind.ts'
import { StepPanel } from '../../../signing/panel/StepPanel.tsx'

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
  const { t, i18n } = useLingui()
  const { submit } = useFiledKind().words
  const texts = {
    readingDocument: { title: i18n._(submit.reading), text: t`The draft is read in full before it is sent.` },
    checkingOption: { title: t`Looking up how your company signs`, text: t`The registered certificates decide it.` },
    generatingXml: {
      title: t`Generating the XML`,
      text: i18n._(submit.generating),
    },
    claimingWork: {
      title: t`Preparing to sign`,
      text: i18n._(submit.claiming),
    },
    registering: {
      title: i18n._(submit.sending),
      text: i18n._(submit.sendingText),
    },
    askingOutcome: {
      title: t`Asking the server`,
      text: i18n._(submit.asking),
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

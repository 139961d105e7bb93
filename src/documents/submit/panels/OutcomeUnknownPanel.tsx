import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitFailure } from '../../../machines/documentSubmit/setup.ts'
import { inSentences } from '../../../failures/failureText.ts'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { causeOf } from '../../../signing/panel/cause.ts'
import { FailureDetails } from '../../../signing/panel/FailureDetails.tsx'
import { useFiledKind } from '../../filedKind.ts'
import { StepPanel } from '../../../signing/panel/StepPanel.tsx'

interface OutcomeUnknownPanelProps {
  readonly failure: SubmitFailure | null
  readonly reqKey: string | null
  readonly onAsk: () => void
  readonly onLater: () => void
  /** Null where the server can be asked by the key. */
  readonly onSendAgain: (() => void) | null
}

/** Nobody heard whether the registration arrived: what is certain, what is not, and the one safe way on. */
export const OutcomeUnknownPanel = ({ failure, reqKey, onAsk, onLater, onSendAgain }: OutcomeUnknownPanelProps) => {
  const { t, i18n } = useLingui()
  const { submit } = useFiledKind().words
  const cause = causeOf(failure)
  const why = useFailureText()(cause)
  // Its own title says to try again later, where the way on is to ask the server.
  const isPlainError = cause.code === 'server.failed' || cause.code === 'unexpected'
  return (
    <StepPanel
      main={{ label: <Trans>Ask the server</Trans>, onPress: onAsk }}
      quiet={{ label: <Trans>Later</Trans>, onPress: onLater }}
      title={i18n._(submit.outcomeUnknown)}
      tone="unknown"
    >
      {onSendAgain !== null ? (
        <p>{inSentences(why)}</p>
      ) : (
        <WhatIsKnown isSigned={i18n._(submit.isSigned)} why={isPlainError ? t`an error occurred` : why.title} />
      )}
      {onSendAgain !== null && (
        <Button onPress={onSendAgain} variant="secondary">
          <Trans>Send again</Trans>
        </Button>
      )}
      <FailureDetails failure={cause} reqKey={reqKey} />
    </StepPanel>
  )
}

const WhatIsKnown = ({ isSigned, why }: { readonly isSigned: string; readonly why: string }) => (
  <ul className="step-list" data-plain>
    <li>{isSigned}</li>
    <li>
      <Trans>Not known: whether the server has received it ({why}).</Trans>
    </li>
    <li>
      <Trans>
        The server is asked first. Only when it says that nothing has arrived is the same signed document sent again.
      </Trans>
    </li>
  </ul>
)

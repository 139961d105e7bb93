import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { notCorrectable } from '../../domain/corrections/allowed.ts'
import { refusedFields, type ServerFailure, type Unexpected } from '../../domain/failure.ts'
import { useFieldMessages } from '../../failures/useFieldMessages.ts'
import { useFailureText } from '../../failures/useFailureText.ts'
import type { Standing } from '../../machines/correction/setup.ts'
import { FailureDetails } from '../../signing/panel/FailureDetails.tsx'
import { StepPanel } from '../../signing/panel/StepPanel.tsx'
import type { CorrectionWords } from './correctionWords.ts'

interface Closing {
  readonly onClose: () => void
}

export const ReadingPanel = ({ onClose }: Closing) => {
  const { t } = useTexts()
  return (
    <StepPanel
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onClose }}
      title={t`Reading how it was corrected before`}
      tone="busy"
    >
      <p>
        <Trans>What can be done depends on where the document stands.</Trans>
      </p>
    </StepPanel>
  )
}

interface NotCorrectableProps extends Closing {
  readonly corrected: Standing | null
  readonly words: CorrectionWords
}

const reasonText = (standing: Standing, words: CorrectionWords): MessageDescriptor | undefined => {
  const reason = notCorrectable(standing)
  return reason === null ? words.misfits?.[standing.misfit ?? ''] : words[reason]
}

/** Why it cannot be corrected now, and what to do instead; of several, which one is in the way. */
export const NotCorrectablePanel = ({ corrected, words, onClose }: NotCorrectableProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const text = corrected === null ? undefined : reasonText(corrected, words)
  const name = corrected?.name
  return (
    <StepPanel
      main={{ label: <Trans>Close</Trans>, onPress: onClose }}
      title={t`It cannot be corrected now`}
      tone="warning"
    >
      {text !== undefined && (
        <p>
          {name !== undefined && <strong>{name}: </strong>}
          {i18n._(text)}
        </p>
      )}
    </StepPanel>
  )
}

interface FailedProps extends Closing {
  readonly step: 'reading' | 'drafting'
  readonly failure: ServerFailure | Unexpected | null
  readonly onRetry: () => void
  readonly onBack?: () => void
}

const titles = {
  reading: msg`The document could not be read`,
  drafting: msg`The draft of the correction was not saved`,
}

/** What was refused of the draft that was to be saved. */
const FieldReasons = ({ failure }: Pick<FailedProps, 'failure'>) => {
  const messageOf = useFieldMessages()
  const problems = refusedFields(failure)
  if (problems.length === 0) return null
  return (
    <ul>
      {problems.map(({ field, message }) => (
        <li key={`${field} ${message}`}>{messageOf(message)}</li>
      ))}
    </ul>
  )
}

/** Nothing has been made: why, and another try. */
export const CorrectionFailedPanel = ({ step, failure, onRetry, onBack, onClose }: FailedProps) => {
  const failureText = useFailureText()
  if (failure === null) return null
  const { title, text } = failureText(failure, titles[step])
  return (
    <StepPanel
      main={{ label: step === 'reading' ? <Trans>Read again</Trans> : <Trans>Try again</Trans>, onPress: onRetry }}
      other={onBack === undefined ? undefined : { label: <Trans>Back</Trans>, onPress: onBack }}
      quiet={{ label: <Trans>Close</Trans>, onPress: onClose }}
      title={title}
      tone="danger"
    >
      <p>{text}</p>
      <FieldReasons failure={failure} />
      <FailureDetails failure={failure} reqKey={null} />
    </StepPanel>
  )
}

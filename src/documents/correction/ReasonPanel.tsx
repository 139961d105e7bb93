import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent } from 'react'
import type { Offered } from '../../domain/corrections/allowed.ts'
import type { CorrectionMethod } from '../../domain/corrections/table.ts'
import { longestReason } from '../../machines/correction/setup.ts'
import { StepPanel } from '../../signing/panel/StepPanel.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { MethodText } from './ChoosingPanels.tsx'
import type { CorrectionWords } from './correctionWords.ts'

interface Props {
  readonly offered: Offered | null
  readonly method: CorrectionMethod | null
  readonly words: CorrectionWords
  /** What was said before, where the user comes back. */
  readonly reason: string
  readonly onGiven: (reason: string) => void
  readonly onBack: () => void
  readonly onClose: () => void
}

/** That a notice is the way; what is wrong is said in the notice itself. */
const NoticePanel = ({ offered, method, words, onGiven, onBack, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <StepPanel
      main={{ label: <Trans>Begin the notice</Trans>, onPress: () => onGiven('') }}
      other={{ label: <Trans>Back</Trans>, onPress: onBack }}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onClose }}
      title={t`A notice corrects it`}
      tone="info"
    >
      <MethodText method={method} offered={offered} words={words} />
    </StepPanel>
  )
}

/** What is about to be made, and why the document is corrected, in the words that stand in what corrects it. */
export const ExplainingPanel = (props: Props) =>
  props.method === 'notice' ? <NoticePanel {...props} /> : <ReasonPanel {...props} />

const ReasonPanel = ({ offered, method, words, reason, onGiven, onBack, onClose }: Props) => {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState(reason)
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (typed.trim() === '') setMissing(true)
    else onGiven(typed)
  }
  return (
    <StepPanel
      main={{ label: <Trans>Make the draft</Trans>, form: id }}
      other={{ label: <Trans>Back</Trans>, onPress: onBack }}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onClose }}
      title={t`Why is it corrected?`}
      tone="info"
    >
      <MethodText method={method} offered={offered} words={words} />
      <form id={id} noValidate onSubmit={submit}>
        <TextArea
          description={t`It stands in what is sent to the tax authority. In Vietnamese.`}
          errorMessage={isMissing && typed.trim() === '' ? t`Say why it is corrected` : undefined}
          isRequired
          label={t`Reason`}
          maxLength={longestReason}
          onChange={setTyped}
          showCount
          value={typed}
        />
      </form>
    </StepPanel>
  )
}

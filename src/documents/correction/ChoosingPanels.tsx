import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useState } from 'react'
import type { Offered } from '../../domain/corrections/allowed.ts'
import { correctionMethods, type CorrectionMethod } from '../../domain/corrections/table.ts'
import { StepPanel } from '../../signing/panel/StepPanel.tsx'
import { RadioGroup } from '../../ui/form/RadioGroup.tsx'
import type { CorrectionWords, ErrorHints } from './correctionWords.ts'

interface ErrorProps {
  readonly errors: readonly string[]
  readonly hints: ErrorHints
  readonly words: CorrectionWords
  readonly onChosen: (error: string) => void
  readonly onClose: () => void
}

const withHint = (description: string, hint: string | undefined): string =>
  hint === undefined ? description : `${description} ${hint}`

/** What is wrong with the document; nothing is chosen for the user. */
export const ErrorPanel = ({ errors, hints, words, onChosen, onClose }: ErrorProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  const options = errors.flatMap((error) => {
    const said = words.errors[error]
    return said === undefined
      ? []
      : [{ value: error, label: i18n._(said.label), description: withHint(i18n._(said.description), hints[error]) }]
  })
  return (
    <StepPanel
      main={{ label: <Trans>Go on</Trans>, onPress: () => (chosen === '' ? setMissing(true) : onChosen(chosen)) }}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onClose }}
      title={t`What is wrong?`}
      tone="info"
    >
      <RadioGroup
        errorMessage={isMissing && chosen === '' ? t`Choose what is wrong` : undefined}
        hideLabel
        label={t`What is wrong?`}
        onChange={setChosen}
        options={options}
        value={chosen}
      />
    </StepPanel>
  )
}

/** Why the law allows these methods and no others. */
const BecauseText = ({ offered, words }: { readonly offered: Offered | null; readonly words: CorrectionWords }) => {
  const { i18n } = useLingui()
  const text = offered === null ? undefined : words.because[offered.because]
  return text === undefined ? null : <p>{i18n._(text)}</p>
}

interface OfferedProps {
  readonly offered: Offered | null
  readonly words: CorrectionWords
  readonly onBack: () => void
  readonly onClose: () => void
}

export const NoWayPanel = ({ offered, words, onBack, onClose }: OfferedProps) => {
  const { t } = useTexts()
  return (
    <StepPanel
      main={{ label: <Trans>Back</Trans>, onPress: onBack }}
      quiet={{ label: <Trans>Close</Trans>, onPress: onClose }}
      title={t`This cannot be corrected here`}
      tone="warning"
    >
      <BecauseText offered={offered} words={words} />
    </StepPanel>
  )
}

/** Which of several methods; the first that the law names is chosen. */
export const MethodPanel = ({
  offered,
  words,
  onBack,
  onClose,
  onChosen,
}: OfferedProps & { readonly onChosen: (method: CorrectionMethod) => void }) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const methods = offered?.methods ?? []
  const [chosen, setChosen] = useState<CorrectionMethod | undefined>(methods[0])
  return (
    <StepPanel
      main={{ label: <Trans>Choose this way</Trans>, onPress: () => chosen !== undefined && onChosen(chosen) }}
      other={{ label: <Trans>Back</Trans>, onPress: onBack }}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onClose }}
      title={t`How is it corrected?`}
      tone="info"
    >
      <BecauseText offered={offered} words={words} />
      <RadioGroup
        hideLabel
        label={t`How is it corrected?`}
        onChange={(value) => setChosen(correctionMethods.find((method) => method === value))}
        options={methods.map((method) => ({
          value: method,
          label: i18n._(words.methods[method].label),
          description: i18n._(words.methods[method].description),
        }))}
        value={chosen ?? ''}
      />
    </StepPanel>
  )
}

interface MethodTextProps extends Pick<OfferedProps, 'offered' | 'words'> {
  readonly method: CorrectionMethod | null
}

/** What is about to be made, and by which rule. */
export const MethodText = ({ offered, words, method }: MethodTextProps) => {
  const { i18n } = useLingui()
  if (method === null) return null
  return (
    <>
      <p>
        <strong>{i18n._(words.methods[method].label)}</strong>
      </p>
      <p>{i18n._(words.methods[method].description)}</p>
      <BecauseText offered={offered} words={words} />
    </>
  )
}

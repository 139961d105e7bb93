import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useForm, valiForm } from '@modular-forms/react'
import { useEffect, useEffectEvent } from 'react'
import type * as v from 'valibot'
import { longestExplanation, noteExplanation } from '../../../api/contract/declarationFiling.ts'
import { FormFailure } from '../../../records/form/FormFailure.tsx'
import { LeaveGuard } from '../../../records/form/LeaveGuard.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { FormRoot } from '../../../ui/form/connect/FormRoot.tsx'
import { FormTextArea } from '../../../ui/form/connect/FormTextArea.tsx'
import { Watch } from '../../../ui/form/connect/Watch.tsx'
import { useKeptText } from './useKeptText.ts'
import { useNoting } from './useNoting.ts'

type Values = v.InferOutput<typeof noteExplanation.body>

interface Props {
  readonly declarationId: string
  readonly onClose: () => void
}

interface TypedProps {
  readonly text: string
  readonly onTyped: (text: string) => void
}

/** Keeps what is typed while these pages live; before they are left, the browser asks. */
const Typed = ({ text, onTyped }: TypedProps) => {
  const keep = useEffectEvent(() => onTyped(text))
  useEffect(() => keep(), [text])
  return text !== '' && <LeaveGuard />
}

/** Keeps with the declaration what was explained to the tax authority. */
export const ExplanationForm = ({ declarationId, onClose }: Props) => {
  const { t } = useLingui()
  const kept = useKeptText(declarationId)
  const [form] = useForm<Values>({
    initialValues: { explanation: kept.read() },
    validate: valiForm(noteExplanation.body),
  })
  const end = (): void => {
    kept.forget()
    onClose()
  }
  const { noteText, isPending, failure } = useNoting(declarationId, () => {
    notify.success(t`The explanation is noted`)
    end()
  })
  return (
    <FormRoot of={form} onSubmit={({ explanation }) => noteText(explanation)}>
      <div className="explanation-form">
        {failure !== null && <FormFailure failure={failure} step={msg`The explanation was not noted`} />}
        <FormTextArea
          description={t`It is kept in the declaration's history. The tax authority does not get it from here.`}
          isReadOnly={isPending}
          isRequired
          label={t`What was explained, when and where`}
          maxLength={longestExplanation}
          name="explanation"
          of={form}
          rows={5}
          showCount
        />
        <Watch name="explanation" of={form}>
          {(text) => text !== undefined && <Typed onTyped={kept.keep} text={text} />}
        </Watch>
        <div className="explanation-actions">
          <Button isPending={isPending} size="small" type="submit" variant="primary">
            <Trans>Note the explanation</Trans>
          </Button>
          <Button isDisabled={isPending} onPress={end} size="small">
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </FormRoot>
  )
}

import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useForm, valiForm } from '@modular-forms/react'
import type * as v from 'valibot'
import { longestExplanation, noteExplanation } from '../../../api/contract/declarationFiling.ts'
import { FormFailure } from '../../../records/form/FormFailure.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { FormRoot } from '../../../ui/form/connect/FormRoot.tsx'
import { FormTextArea } from '../../../ui/form/connect/FormTextArea.tsx'
import { useNoting } from './useNoting.ts'

type Values = v.InferOutput<typeof noteExplanation.body>

interface Props {
  readonly declarationId: string
  readonly onClose: () => void
}

/** Keeps with the declaration what was explained to the tax authority. */
export const ExplanationForm = ({ declarationId, onClose }: Props) => {
  const { t } = useLingui()
  const [form] = useForm<Values>({ initialValues: { explanation: '' }, validate: valiForm(noteExplanation.body) })
  const { noteText, isPending, failure } = useNoting(declarationId, () => {
    notify.success(t`The explanation is noted`)
    onClose()
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
        <div className="explanation-actions">
          <Button isPending={isPending} size="small" type="submit" variant="primary">
            <Trans>Note the explanation</Trans>
          </Button>
          <Button isDisabled={isPending} onPress={onClose} size="small">
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </FormRoot>
  )
}

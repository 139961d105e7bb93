import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { DeclarationDetail } from '../../../api/contract/declarationFiling.ts'
import { isInProgress, shownStatus } from '../../../domain/declaration/status.ts'
import type { FormOutput } from '../../../machines/declarationForm/setup.ts'
import { FailureState } from '../../../failures/FailureState.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { useFieldMessages } from '../../../failures/useFieldMessages.ts'
import type { FieldProblem } from '../../../domain/failure.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Deferred } from '../../../ui/part/Deferred.tsx'
import { MessageOfContext } from '../../../ui/texts.ts'
import { useDeclarationRights } from '../rights.ts'
import { NotAllowedForm } from './NotAllowedForm.tsx'
import { OpenedForm } from './OpenedForm.tsx'
import { useFormSource, type FormSource } from './useFormSource.ts'
import { DeclarationTexts } from '../refusals/DeclarationTexts.tsx'
import { stepTitles } from '../refusals/stepTitles.ts'

interface Props {
  /** `new`, or the id of an existing declaration. */
  readonly declaration: string
  /** The declaration whose content a new one takes over. */
  readonly copy: string | null
  /** What has to be corrected in the copy: named as in the body, shown as the form opens. */
  readonly problems: readonly FieldProblem[]
  readonly onEnd: (output: FormOutput) => void
}

const closed: FormOutput = { result: 'closed', declarationId: null, problems: [] }

/** The form, or for a new one that the user may not add, why there is none. */
export const DeclarationFormScreen = (props: Props) => {
  const { mayAdd } = useDeclarationRights()
  if (props.declaration !== 'new' || mayAdd)
    return (
      <DeclarationTexts>
        <AllowedForm {...props} />
      </DeclarationTexts>
    )
  return <NotAllowedForm onClose={() => props.onEnd(closed)} />
}

/** Fetches what the form opens with, then opens it. */
const AllowedForm = ({ declaration, copy, problems, onEnd }: Props) => {
  const source = useFormSource(declaration, copy)
  const messageOf = useFieldMessages()
  const failureText = useFailureText()
  const { t } = useLingui()
  const title = declaration === 'new' ? t`New declaration` : t`Declaration`
  const close = (): void => onEnd(closed)
  const dialog = (content: ReactNode) => (
    <Dialog footer={<Button onPress={close}>{t`Close`}</Button>} isOpen onOpenChange={close} size="full" title={title}>
      {content}
    </Dialog>
  )
  const loading = dialog(<LoadingForm label={t`Loading the declaration`} />)
  if (source.state === 'loading') return loading
  if (source.state === 'failed') {
    return dialog(
      <FailureState
        failure={source.failure}
        isAlone
        onRetry={source.retry}
        told={failureText(source.failure, stepTitles.readDeclaration)}
      />,
    )
  }
  return (
    <Deferred fallback={loading}>
      <MessageOfContext value={messageOf}>
        <ReadyForm onEnd={onEnd} problems={problems} source={source} />
      </MessageOfContext>
    </Deferred>
  )
}

const LoadingForm = ({ label }: { readonly label: string }) => (
  <div aria-busy aria-label={label} className="declaration-form-loading" role="status">
    {[3, 4, 3, 2].map((lines, part) => (
      <Skeleton key={part} lines={lines} />
    ))}
  </div>
)

type ReadyProps = Pick<Props, 'onEnd' | 'problems'> & {
  readonly source: Extract<FormSource, { state: 'ready' }>
}

const statusOf = (record: DeclarationDetail | null): string => record?.noti_cd_tax ?? ''

// A declaration under way opens anew with the authority's answer; any other stays as it was opened while it is worked on.
const ReadyForm = ({ source, ...rest }: ReadyProps) => {
  const [shown, setShown] = useState(source)
  const status = statusOf(source.record)
  const shownNow = statusOf(shown.record)
  if (isInProgress(shownNow) && status !== shownNow) setShown(source)
  return (
    <OpenedForm
      {...rest}
      key={shownStatus(shownNow)}
      lists={source.lists}
      opened={shown.opened}
      record={source.record}
    />
  )
}

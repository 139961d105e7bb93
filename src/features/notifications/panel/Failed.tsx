import { Trans } from '@lingui/react/macro'
import { failureOf } from '../../../api/failureError.ts'
import { inSentences } from '../../../failures/failureText.ts'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'

/** What was pressed and failed, beside where it was pressed. */
export function NotDone({ error }: { readonly error: Error }) {
  return <p role="alert">{inSentences(useFailureText()(failureOf(error)))}</p>
}

/** What could not be read, in its place. */
export function NotRead({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { title, text } = useFailureText()(failureOf(error))
  return (
    <ErrorState
      actions={
        <Button onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
      title={title}
    >
      {text}
    </ErrorState>
  )
}

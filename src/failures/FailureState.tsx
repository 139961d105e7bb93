import { Trans } from '@lingui/react/macro'
import { Button } from '../ui/button/Button.tsx'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import { supportDetails } from './failureDetails.ts'
import type { FailureText, DescribableFailure } from './failureText.ts'

interface FailureStateProps {
  readonly failure: DescribableFailure
  /** The same as text. */
  readonly text: FailureText
  readonly onRetry: () => void
  /** Whether there is nothing else to do on the screen than to try again. */
  readonly isAlone?: boolean
  readonly headingLevel?: 2
}

/** Stands where something could not be fetched or made: why, another try, and the details that support needs. */
export const FailureState = ({
  failure,
  text: { title, text },
  onRetry,
  isAlone = false,
  headingLevel,
}: FailureStateProps) => (
  <ErrorState
    actions={
      <Button onPress={onRetry} variant={isAlone ? 'primary' : 'secondary'}>
        <Trans>Try again</Trans>
      </Button>
    }
    details={supportDetails(failure)}
    headingLevel={headingLevel}
    title={title}
  >
    {text}
  </ErrorState>
)

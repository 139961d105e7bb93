import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { LockIcon } from '../ui/icons/icons.tsx'
import type { AccessFailure } from './accessMessage.ts'
import { FailureState } from './FailureState.tsx'
import { useFailureText } from './useFailureText.ts'

interface ListProblemProps {
  readonly failure: AccessFailure
  readonly onRetry: () => void
}

/** Why a list cannot be shown: not allowed, or it could not be fetched. */
export const ListProblem = ({ failure, onRetry }: ListProblemProps) => {
  const text = useFailureText()(failure)
  if (failure.code === 'server.refused' && failure.status === 403) {
    return (
      <EmptyState icon={<LockIcon size={24} />} title={text.title}>
        {text.text}
      </EmptyState>
    )
  }
  return <FailureState failure={failure} onRetry={onRetry} text={text} />
}

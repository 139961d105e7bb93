import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { vietnamMoment } from '../../domain/dates.ts'
import type { Failure } from '../../domain/failure.ts'
import { detailsOf } from '../../failures/failureDetails.ts'
import { CopyButton } from '../../ui/feedback/CopyButton.tsx'

interface FailureDetailsProps {
  readonly failure: Failure | null
  readonly reqKey: string | null
}

/** Details to copy, with the moment at which they came into view. */
export const FailureDetails = ({ failure, reqKey }: FailureDetailsProps) => {
  const [at] = useState(() => vietnamMoment(new Date()))
  const details = detailsOf(failure, [
    ['req_key', reqKey],
    ['time', `${at}+07:00`],
  ])
  return (
    <details className="step-details">
      <summary>
        <Trans>Details to copy</Trans>
      </summary>
      <div className="step-details-body">
        <pre>{details}</pre>
        <CopyButton text={details} />
      </div>
    </details>
  )
}

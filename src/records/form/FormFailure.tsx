import type { MessageDescriptor } from '@lingui/core'
import type { Failure } from '../../domain/failure.ts'
import { supportDetails } from '../../failures/failureDetails.ts'
import { useFailureText } from '../../failures/useFailureText.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { CopyButton } from '../../ui/feedback/CopyButton.tsx'

interface Props {
  readonly failure: Failure
  /** Title of the step that failed, where it has one. */
  readonly step?: MessageDescriptor | undefined
}

/** Why the form is still open after saving or sending: it stays until the next attempt. */
export const FormFailure = ({ failure, step }: Props) => {
  const details = supportDetails(failure)
  const { title, text } = useFailureText()(failure, step)
  return (
    <Banner
      actions={details === undefined ? undefined : <CopyButton text={details} />}
      comesIntoView
      isLive
      title={title}
      tone="danger"
    >
      <p>{text}</p>
    </Banner>
  )
}

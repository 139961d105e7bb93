import type { SubmitFailure } from '../../../machines/declarationSubmit/setup.ts'
import { supportDetails } from '../../../failures/failureDetails.ts'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { CopyButton } from '../../../ui/feedback/CopyButton.tsx'
import type { Intent } from './submission.ts'
import { stepTitles } from '../refusals/stepTitles.ts'

/** Why the form is still open after saving or sending: it stays until the next attempt. */
export const FormFailure = ({ failure, intent }: { readonly failure: SubmitFailure; readonly intent: Intent }) => {
  const details = supportDetails(failure)
  const { title, text } = useFailureText()(failure, intent === 'draft' ? stepTitles.saveDraft : undefined)
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

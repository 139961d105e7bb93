import type { ServerFailure, Unexpected } from '../../../domain/failure.ts'
import { useFailureText } from '../../../i18n/failures/useFailureText.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { CopyButton } from '../../../ui/feedback/CopyButton.tsx'

/** Why the form is still open after saving or sending: it stays until the next attempt. */
export const FormFailure = ({ failure }: { readonly failure: ServerFailure | Unexpected }) => {
  const { title, text } = useFailureText()(failure)
  return (
    <Banner actions={failure.code === 'unexpected' ? <CopyButton text={failure.detail} /> : undefined} isLive title={title} tone="danger">
      <p>{text}</p>
    </Banner>
  )
}

import { msg } from '@lingui/core/macro'
import type { Failure } from '../../../domain/failure.ts'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'

/** Why no status was changed. */
export const ChangeFailure = ({ failure }: { readonly failure: Failure }) => {
  const { title, text } = useFailureText()(failure, msg`Change status failed`)
  return (
    <Banner isLive title={title} tone="danger">
      <p>{text}</p>
    </Banner>
  )
}

import type { ActorRefFrom } from 'xstate'
import type { documentSubmit } from '../../machines/documentSubmit/documentSubmit.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import { createPart } from '../../ui/part/part.ts'

const submitDialog = createPart(() => import('../submit/FollowedSubmitDialog.tsx'))

/** The submission that a form has begun, over it. */
export const FormSubmission = ({ actor }: { readonly actor: ActorRefFrom<typeof documentSubmit> }) => (
  <LazyPart isOverPage of={submitDialog}>
    {({ FollowedSubmitDialog }) => <FollowedSubmitDialog actor={actor} />}
  </LazyPart>
)

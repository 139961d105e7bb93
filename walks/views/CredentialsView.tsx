import type { ActorRefFrom } from 'xstate'
import { newUser, userSchema } from '../../src/domain/user/user.ts'
import { CredentialsSection } from '../../src/features/users/form/credentials/CredentialsSection.tsx'
import { failureTexts } from '../../src/features/users/failureTexts.ts'
import { AreaTexts } from '../../src/failures/AreaTexts.tsx'
import { useFieldMessages } from '../../src/failures/useFieldMessages.ts'
import type { userCredentials } from '../../src/machines/userCredentials/userCredentials.ts'
import { useRecordFields } from '../../src/records/form/recordFields.ts'
import { MessageOfContext } from '../../src/ui/texts.ts'
import { sampleId } from '../flows/userCredentials.ts'

const rules = { schema: userSchema }
const values = { ...newUser(), user_id: sampleId }
const known = [failureTexts]

/** The part of a user's form about signing in, with everything it needs but a server. */
export const CredentialsView = ({ actor }: { readonly actor: ActorRefFrom<typeof userCredentials> }) => (
  <AreaTexts texts={known}>
    <Part actor={actor} />
  </AreaTexts>
)

const Part = ({ actor }: { readonly actor: ActorRefFrom<typeof userCredentials> }) => (
  <MessageOfContext value={useFieldMessages()}>
    <CredentialsSection actor={actor} fields={useRecordFields(values, rules)} isClosed={false} isOwn={false} />
  </MessageOfContext>
)

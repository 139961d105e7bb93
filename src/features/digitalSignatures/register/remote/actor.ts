import type { ActorRefFrom } from 'xstate'
import type { remoteRegistration } from '../../../../machines/remoteRegistration/remoteRegistration.ts'

export type RemoteRegistrationActor = ActorRefFrom<typeof remoteRegistration>

import type { ActorRefFrom } from 'xstate'
import type { certificateRegistration } from '../../../machines/certificateRegistration/certificateRegistration.ts'

export type RegistrationActor = ActorRefFrom<typeof certificateRegistration>

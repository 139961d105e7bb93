import type { ActorRefFrom } from 'xstate'
import type { hsmRegistration } from '../../../../machines/hsmRegistration/hsmRegistration.ts'

export type HsmRegistrationActor = ActorRefFrom<typeof hsmRegistration>

import type { ActorRefFrom } from 'xstate'
import type { tokenRegistration } from '../../../../machines/tokenRegistration/tokenRegistration.ts'

export type TokenRegistrationActor = ActorRefFrom<typeof tokenRegistration>

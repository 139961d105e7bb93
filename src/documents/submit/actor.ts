import type { ActorRefFrom } from 'xstate'
import type { documentSubmit } from '../../machines/documentSubmit/documentSubmit.ts'

export type SubmitActor = ActorRefFrom<typeof documentSubmit>

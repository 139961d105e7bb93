import type { ActorRefFrom } from 'xstate'
import type { declarationSubmit } from '../../../machines/declarationSubmit/declarationSubmit.ts'

export type SubmitActor = ActorRefFrom<typeof declarationSubmit>

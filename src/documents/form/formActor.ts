import type { ActorRefFrom } from 'xstate'
import type { documentForm } from '../../machines/documentForm/documentForm.ts'

/** The flow of an open form. */
export type FormActor = ActorRefFrom<typeof documentForm>

import type { WatchedForm } from '../../ui/form/connect/Watch.tsx'
import type { FormActor } from './formActor.ts'

/** Whether the form holds what the server does not. Fields that are only viewed cannot be changed. */
export const hasUnsavedChanges = (actor: FormActor, fields: Pick<WatchedForm, 'dirty'>): boolean =>
  actor.getSnapshot().context.mode !== 'view' && fields.dirty.peek()

import type { ActorRefFrom } from 'xstate'
import type { documentForm } from '../../machines/documentForm/documentForm.ts'
import type { WatchedForm } from '../../ui/form/connect/Watch.tsx'

/** Whether the form holds what the server does not. Fields that are only viewed cannot be changed. */
export const hasUnsavedChanges = (
  actor: ActorRefFrom<typeof documentForm>,
  fields: Pick<WatchedForm, 'dirty'>,
): boolean => actor.getSnapshot().context.mode !== 'view' && fields.dirty.peek()

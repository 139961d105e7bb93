import type { ActorRefFrom } from 'xstate'
import type { declarationForm } from '../../../machines/declarationForm/declarationForm.ts'
import type { DeclarationFields } from './fields.ts'

/** Whether the form holds what the server does not. Fields that are only viewed cannot be changed. */
export const hasUnsavedChanges = (actor: ActorRefFrom<typeof declarationForm>, fields: DeclarationFields): boolean =>
  actor.getSnapshot().context.mode !== 'view' && fields.dirty.peek()

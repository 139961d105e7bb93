import { isAdmitted, type ScopedAccess } from '../api/contract/call.ts'
import type { DocumentKind } from '../api/contract/documents/kind.ts'
import type { Permission, PermissionHolder } from '../domain/session.ts'

/** Who may write documents of a collection. */
export interface Writers {
  readonly writersWith: (permission: Permission) => ScopedAccess
  readonly permissions: DocumentKind['permissions']
}

/** What an account lacks of what a command's calls need. */
export type MissingRight = 'add' | 'save' | 'make' | 'makeToSend' | 'send' | 'makeAndSend' | 'saveOrSend' | 'delete'

/** What is missing to somebody for each command with documents of a collection; null where nothing is. */
export interface DocumentRights {
  /** Begins a new document, or a copy. */
  readonly add: MissingRight | null
  readonly saveDraft: MissingRight | null
  /** Opens what may be edited; how it is ended, by saving or by sending, must be open as well. */
  readonly edit: MissingRight | null
  /** Takes the place of a draft, which saving and sending both do. */
  readonly correct: MissingRight | null
  /** Writes the XML, has it signed and sends it. */
  readonly send: MissingRight | null
  /** Sends what is signed already. */
  readonly sendSigned: MissingRight | null
  readonly delete: MissingRight | null
}

export const missingRights = ({ writersWith, permissions }: Writers, user: PermissionHolder): DocumentRights => {
  const may = (permission: Permission): boolean => isAdmitted(writersWith(permission), user)
  const unless = (isOpen: boolean, missing: MissingRight) => (isOpen ? null : missing)
  const mayAdd = may(permissions.draft)
  const mayMake = may(permissions.generate)
  const maySendSigned = may(permissions.send)
  const maySend = mayMake && maySendSigned
  const toEnd = unless(mayAdd || maySend, 'saveOrSend')
  return {
    add: unless(mayAdd, 'add'),
    saveDraft: unless(mayAdd, 'save'),
    edit: mayMake ? toEnd : 'make',
    correct: toEnd,
    send: maySend ? null : missingToSend(mayMake, maySendSigned),
    sendSigned: unless(maySendSigned, 'send'),
    delete: unless(may(permissions.delete), 'delete'),
  }
}

const missingToSend = (mayMake: boolean, maySendSigned: boolean): MissingRight => {
  if (mayMake) return 'send'
  return maySendSigned ? 'makeToSend' : 'makeAndSend'
}

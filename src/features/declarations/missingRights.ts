import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isAdmitted } from '../../api/contract/call.ts'
import { declarationCollections, type CollectionKey } from '../../api/contract/declarationCollection.ts'
import type { Permission, PermissionHolder } from '../../domain/session.ts'

/** What an account lacks of what a command's calls need. */
export type MissingRight = 'add' | 'save' | 'make' | 'makeToSend' | 'send' | 'makeAndSend' | 'saveOrSend' | 'delete'

/** What is missing to somebody for each command with declarations of a collection; null where nothing is. */
export interface DeclarationRights {
  /** Begins a new declaration, or a copy. */
  readonly add: MissingRight | null
  readonly saveDraft: MissingRight | null
  /** Opens what may be edited; how it is ended, by saving or by sending, must be open as well. */
  readonly edit: MissingRight | null
  /** Takes the place of a draft, which saving and sending both do. */
  readonly correct: MissingRight | null
  /** Writes the XML, has it signed and registers it. */
  readonly send: MissingRight | null
  /** Registers what is signed already. */
  readonly register: MissingRight | null
  readonly delete: MissingRight | null
}

export const missingRights = (collection: CollectionKey, user: PermissionHolder): DeclarationRights => {
  const { writersWith } = declarationCollections[collection]
  const may = (permission: Permission): boolean => isAdmitted(writersWith(permission), user)
  const unless = (isOpen: boolean, missing: MissingRight) => (isOpen ? null : missing)
  const mayAdd = may('declaration.new')
  const mayMake = may('declaration.make')
  const mayRegister = may('declaration.send')
  const maySend = mayMake && mayRegister
  const toEnd = unless(mayAdd || maySend, 'saveOrSend')
  return {
    add: unless(mayAdd, 'add'),
    saveDraft: unless(mayAdd, 'save'),
    edit: mayMake ? toEnd : 'make',
    correct: toEnd,
    send: maySend ? null : missingToSend(mayMake, mayRegister),
    register: unless(mayRegister, 'send'),
    delete: unless(may('declaration.delete'), 'delete'),
  }
}

const missingToSend = (mayMake: boolean, mayRegister: boolean): MissingRight => {
  if (mayMake) return 'send'
  return mayRegister ? 'makeToSend' : 'makeAndSend'
}

/** Why a command is closed to somebody. */
export const missingRightTexts: Readonly<Record<MissingRight, MessageDescriptor>> = {
  add: msg`Your account may not add declarations`,
  save: msg`Your account may not save declarations`,
  make: msg`Your account may not make declarations`,
  makeToSend: msg`Your account may send declarations, but not make them, which sending begins with`,
  send: msg`Your account may not send declarations`,
  makeAndSend: msg`Your account may not make and send declarations`,
  saveOrSend: msg`Your account may neither save nor send declarations`,
  delete: msg`Your account may not delete declarations`,
}

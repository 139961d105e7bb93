import { getValues } from '@modular-forms/react'
import type { ActorRefFrom } from 'xstate'
import { certificateFields, textNames } from '../../../domain/declaration/fields.ts'
import { usageFlags } from '../../../domain/declaration/flags.ts'
import { isDeclarationInput, type DeclarationInput } from '../../../domain/declaration/wire.ts'
import { keysOf } from '../../../domain/form/table.ts'
import type { documentForm } from '../../../machines/documentForm/documentForm.ts'
import type { DeclarationFields } from './fields.ts'

/** Whether the form holds what the server does not. Fields that are only viewed cannot be changed. */
export const hasUnsavedChanges = (actor: ActorRefFrom<typeof documentForm>, fields: DeclarationFields): boolean =>
  actor.getSnapshot().context.mode !== 'view' && fields.dirty.peek()

const columns = keysOf(certificateFields)

/** Whether the fields say what the form was opened with, beside the declaration's type and the name that follows it. */
export const isAsOpened = (fields: DeclarationFields, opened: DeclarationInput): boolean => {
  const now = getValues(fields, { shouldActive: false, peek: true })
  if (!isDeclarationInput(now) || now.digital_signatures.length !== opened.digital_signatures.length) return false
  return (
    textNames.every((name) => name === 'decl_type' || name === 'decl_nm' || now[name] === opened[name]) &&
    usageFlags.every((flag) => now[flag] === opened[flag]) &&
    now.digital_signatures.every((row, index) =>
      columns.every((column) => row[column] === opened.digital_signatures[index]?.[column]),
    )
  )
}

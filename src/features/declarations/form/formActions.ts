import { fieldActionsOf } from '../../../documents/form/fieldActions.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import type { DeclarationFields, FieldsOfForm } from './fields.ts'
import { showRefused } from './problems.ts'

/** The actions of `documentForm` that concern the store of a declaration's fields. */
export const formActions = (fields: DeclarationFields, opened: DeclarationValues) =>
  fieldActionsOf<FieldsOfForm>(fields, opened, (refused) => showRefused(fields, refused))

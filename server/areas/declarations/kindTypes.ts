import type { DeclarationContent } from '../../../src/domain/declaration/content.ts'
import { authorityMeanings, authorityStatuses } from '../../../src/domain/declaration/status.ts'
import { editableStatuses } from '../../../src/domain/documents/status.ts'
import type { KindTypes } from '../../documents/keptKind.ts'
import type { DeclarationHead, KeptStatus } from './store/declarations.ts'
import type { Repositories } from './store/repositories.ts'

/** Declarations as a kind of documents, to the compiler. */
export interface DeclarationTypes extends KindTypes {
  readonly inside: Repositories
  readonly head: DeclarationHead
  readonly content: DeclarationContent
  readonly changed: 'declaration.changed'
  readonly notEditable: 'declaration.notEditable'
  readonly conflict: 'registration.conflict'
  readonly notDraft: 'declaration.notDraft'
  readonly notRestorable: 'declaration.notRestorable'
  readonly unfit: 'certificate.notRegistered'
  readonly unfitToFile: never
  readonly unfitAmongOthers: never
}

/** Drafts, what the authority has turned down and what has lapsed may be written; everything else is on its way or decided (decision 0003). */
export const editable = editableStatuses<KeptStatus>(authorityMeanings, authorityStatuses)

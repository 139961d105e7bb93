import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import type { DocumentStage } from '../../../domain/documents/status.ts'

/** Whether a declaration at that stage has a printed form, by its form's own document (seed 000 §2, seed 002 §2.7); null is a new one. */
export const hasPrint = (
  { notPreviewed }: Pick<DeclarationForm, 'notPreviewed'>,
  stage: DocumentStage | null,
): boolean => stage !== (notPreviewed === 'drafts' ? 'draft' : 'turnedDown')

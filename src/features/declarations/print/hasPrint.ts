import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import { isDraft, isTurnedDown } from '../../../domain/declaration/status.ts'

/** Whether a declaration in that status has a printed form, by its form's own document (seed 000 §2, seed 002 §2.7). */
export const hasPrint = ({ notPreviewed }: Pick<DeclarationForm, 'notPreviewed'>, status: string): boolean =>
  !(notPreviewed === 'drafts' ? isDraft(status) : isTurnedDown(status))

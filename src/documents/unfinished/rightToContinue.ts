import type { OpenedWay } from '../../api/contract/documents/keptForm.ts'
import type { DocumentRights, MissingRight } from '../missingRights.ts'

/** What is missing to continue a form that was opened in some way: what opening it so asks for. */
export const rightToContinue = (way: OpenedWay, rights: DocumentRights): MissingRight | null => {
  if (way === 'edit') return rights.edit
  return way === 'correction' ? rights.correct : rights.add
}

import type { UnfinishedForm } from '../../../api/contract/documents/unfinished.ts'
import type { DeclarationsPlace } from '../address.ts'

/** Where an unfinished form is opened again. */
export const placeOf = ({ way, origin_id: id }: UnfinishedForm): Partial<DeclarationsPlace> => {
  if (way === 'edit') return { declaration: id }
  return { declaration: 'new', copy: way === 'new' ? null : id, replace: way === 'correction' }
}

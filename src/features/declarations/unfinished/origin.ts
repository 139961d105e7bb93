import type { UnfinishedForm } from '../../../api/contract/declarationUnfinished.ts'
import type { OpenedWay } from '../../../api/contract/keptForm.ts'
import type { DeclarationsPlace } from '../address.ts'

/** What a form was opened from: how, and the declaration with its version; id and version are empty where there is none. */
export interface FormOrigin {
  readonly way: OpenedWay
  readonly id: string
  readonly version: string
}

/** Where an unfinished form is opened again. */
export const placeOf = ({ way, origin_id: id }: UnfinishedForm): Partial<DeclarationsPlace> => {
  if (way === 'edit') return { declaration: id }
  return { declaration: 'new', copy: way === 'new' ? null : id, replace: way === 'correction' }
}

import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { declarationLists } from '../../../api/contract/declarations.ts'
import type { DraftDeletion } from '../../../documents/delete/deletion.ts'

/** How drafts of a collection are deleted and taken back. */
export const deletionIn = (key: CollectionKey): DraftDeletion => ({
  delete: (api, ids) => api.send(declarationLists[key].delete, { body: { declaration_id: [...ids] } }),
  restore: (api, ids) => api.send(declarationLists[key].restore, { body: { declaration_id: [...ids] } }),
})

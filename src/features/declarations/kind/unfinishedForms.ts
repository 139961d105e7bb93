import { byCollection } from '../../../api/contract/declarationCollection.ts'
import { unfinishedForms } from '../../../api/contract/declarationUnfinished.ts'
import { unfinishedFormsOf } from '../../../documents/unfinished/unfinishedForms.ts'
import { declarationContents } from './vaults.ts'

/** The calls about unfinished forms of declarations, as documents make them. */
export const unfinishedDeclarations = byCollection(({ key }) => {
  const { list, discard, keep, read } = unfinishedForms[key]
  return unfinishedFormsOf({
    contents: declarationContents,
    list,
    discard,
    keep: (api, body, options) => api.send(keep, { body }, options),
    read: (api, id, signal) => api.send(read, { params: { id } }, { signal }),
  })
})

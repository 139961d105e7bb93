import { byCollection } from '../../../src/api/contract/declarationCollection.ts'
import { formOfCollection } from '../../../src/api/contract/declarationForms.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import type { KeptCollection, KeptDrafts } from '../../documents/collection.ts'
import { checksOf } from './check.ts'
import { formOfHead } from './content.ts'
import { keptDeclarations } from './kind.ts'
import type { DeclarationTypes } from './kindTypes.ts'

const draftsOf = (form: DeclarationForm): KeptDrafts<DeclarationTypes> => ({
  async hold({ deletedDrafts }, companyId, ids) {
    return (await deletedDrafts.hold(companyId, ids)).filter((one) => one.form === form.number)
  },
  keep: ({ deletedDrafts }, companyId, ids, at) => deletedDrafts.keep(companyId, ids, at),
  async remove({ declarations }, companyId, ids) {
    await declarations.deleteDrafts(companyId, ids)
  },
  restore: ({ deletedDrafts }, companyId, wanted) => deletedDrafts.restore(companyId, { ...wanted, form: form.number }),
})

/** The collections of declarations: those of a form, under the paths of the contract's collection. */
export const keptCollections = byCollection(({ key }): KeptCollection<DeclarationTypes> => {
  const form = formOfCollection[key]
  return {
    kind: keptDeclarations,
    key,
    isOf: (head) => formOfHead(head) === form,
    ...checksOf(form),
    drafts: draftsOf(form),
  }
})

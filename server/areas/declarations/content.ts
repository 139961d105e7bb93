import type { DeclarationContent } from '../../../src/domain/declaration/content.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { formOfNumber } from '../../../src/domain/declaration/forms/forms.ts'
import { sha256 } from '../../secrets/signedText.ts'
import type { Declaration, DeclarationHead } from './store/declarations.ts'
import type { Repositories } from './store/repositories.ts'

/** SHA-256 of everything a declaration says, whatever the order of its fields; its own id is no content. */
export const contentHash = (content: DeclarationContent): string => {
  const fields = Object.entries({ ...content, declaration_id: '' })
  return sha256(JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1))))
}

/** The form of a kept declaration; none is kept of a form that the product does not file. */
export const formOf = ({ decl_form_no: number }: Pick<DeclarationContent, 'decl_form_no'>): DeclarationForm => {
  const form = formOfNumber(number)
  if (form === null) throw new Error(`a declaration is kept of form ${number}`)
  return form
}

/** The same by its head. */
export const formOfHead = ({ form }: Pick<DeclarationHead, 'form'>): DeclarationForm => formOf({ decl_form_no: form })

/** The head of the declaration of an id, where the company has one and it is of the form. */
export const headOfForm = async (
  { declarations }: Pick<Repositories, 'declarations'>,
  form: DeclarationForm,
  companyId: string,
  id: string,
): Promise<DeclarationHead | null> => {
  const found = await declarations.heads.head(companyId, id)
  return found !== null && formOfHead(found) === form ? found : null
}

/** The declaration of an id, where the company has one and it is of the form. */
export const declarationOfForm = async (
  { declarations }: Pick<Repositories, 'declarations'>,
  form: DeclarationForm,
  companyId: string,
  id: string,
): Promise<Declaration | null> => {
  const found = await declarations.byId(companyId, id)
  return found !== null && formOf(found.content) === form ? found : null
}

import type { DeclarationBody } from '../../../src/domain/declaration/wire.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { formOfNumber } from '../../../src/domain/declaration/forms/forms.ts'
import { sha256 } from '../../secrets/signedText.ts'

/** SHA-256 of everything a declaration says, whatever the order of its fields; its own id is no content. */
export const contentHash = (content: DeclarationBody): string => {
  const fields = Object.entries({ ...content, declaration_id: '' })
  return sha256(JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1))))
}

/** The form of a kept declaration; none is kept of a form that the product does not file. */
export const formOf = ({ decl_form_no: number }: Pick<DeclarationBody, 'decl_form_no'>): DeclarationForm => {
  const form = formOfNumber(number)
  if (form === null) throw new Error(`a declaration is kept of form ${number}`)
  return form
}

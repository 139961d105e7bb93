import * as v from 'valibot'
import { declarationForms } from '../../../../src/domain/declaration/forms/forms.ts'
import { declarationContentSchema } from '../../../../src/domain/declaration/content.ts'

/** Reads a column with the content of a declaration. */
export const contentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.union(Object.values(declarationForms).map(declarationContentSchema)),
)

import type { DocumentKind } from '../documents/kind.ts'
import { toContent, toValues, type DeclarationContent } from './content.ts'
import type { DeclarationForm, FormKey } from './forms/definition.ts'
import { layoutOf } from './layouts/layouts.ts'
import { writtenDeclaration } from './layouts/written.ts'
import { declarationSchema } from './schemas.ts'
import type { DeclarationValues } from './values.ts'

/** Declarations of a form as a kind of document. */
export const kindOfForm = <Key extends FormKey>(
  form: DeclarationForm<Key>,
): DocumentKind<DeclarationValues<Key>, DeclarationContent<Key>> => ({
  id: 'declaration_id',
  rules: declarationSchema(form),
  toContent: (values) => toContent(form, values),
  toValues: (content) => toValues(form, content),
  layoutOf: ({ xml_vs }) => layoutOf(form, xml_vs),
  written: (values) => ({ ...writtenDeclaration(values) }),
})

import { buildXml } from '../../documents/xml/build.ts'
import type { DeclarationForm, FormKey } from '../forms/definition.ts'
import type { DeclarationValues } from '../values.ts'
import { layoutOf } from './layouts.ts'
import { writtenDeclaration } from './written.ts'

/**
 * The XML of a declaration of the form, in the version that `values.xml_vs` names (facts of the field §1, §2). Takes values that
 * `declarationSchema` has checked and `xmlLimitProblems` finds no fault with.
 */
export const buildDeclarationXml = <Key extends FormKey>(
  form: DeclarationForm<Key>,
  values: DeclarationValues<Key>,
  signId: string,
): string => buildXml(layoutOf(form, values.xml_vs), { ...writtenDeclaration(values) }, signId)

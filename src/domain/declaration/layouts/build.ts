import { documentXml } from '../../documents/kind.ts'
import type { DeclarationForm, FormKey } from '../forms/definition.ts'
import { kindOfForm } from '../kind.ts'
import type { DeclarationValues } from '../values.ts'

/**
 * The XML of a declaration of the form, in the version that `values.xml_vs` names (facts of the field §1, §2). Takes values that
 * `declarationSchema` has checked and `xmlLimitProblems` finds no fault with.
 */
export const buildDeclarationXml = <Key extends FormKey>(
  form: DeclarationForm<Key>,
  values: DeclarationValues<Key>,
  signId: string,
): string => documentXml(kindOfForm(form), values, signId)

import { textNodesIn, type AnyLayout } from '../../documents/xml/layout.ts'
import { limitProblems } from '../../documents/xml/limits.ts'
import type { FieldProblem } from '../../failure.ts'
import type { DeclarationForm } from '../forms/definition.ts'
import { isChosenRow } from '../certificateRows.ts'
import { isTicked, type DeclarationValues } from '../values.ts'
import { layoutOf } from './layouts.ts'
import { writtenDeclaration } from './written.ts'

/** A chosen flag without an element would silently be missing from what is signed. */
const flagProblems = (form: DeclarationForm, layout: AnyLayout, values: DeclarationValues): FieldProblem[] => {
  const carried = textNodesIn(layout).map(({ takes }) => ('field' in takes ? takes.field : ''))
  return form.flags
    .filter((flag) => isTicked(values, flag) && !carried.includes(flag))
    .map((flag) => ({ field: flag, message: 'not_in_xml_version' }))
}

/** The form has its own word for a certificate's form type that is missing. */
const inWordsOfForm = (problem: FieldProblem): FieldProblem =>
  problem.message === 'required_for_xml' && problem.field.endsWith('.form_tp')
    ? { ...problem, message: 'certificate_form_type_is_required' }
    : problem

/**
 * Where values break the limits of the XML in their version (facts of the field §1.1): those of each element, `not_in_xml_version` for a
 * chosen flag that the version has no element for, and at least one certificate. Empty means that the XML can be built.
 */
export const xmlLimitProblems = (form: DeclarationForm, values: DeclarationValues): FieldProblem[] => {
  const layout = layoutOf(form, values.xml_vs)
  const ofElements = limitProblems(layout, { ...writtenDeclaration(values) })
  return [
    ...ofElements.map(inWordsOfForm),
    ...flagProblems(form, layout, values),
    ...(values.digital_signatures.some(isChosenRow)
      ? []
      : [{ field: 'digital_signatures', message: 'digital_signature_is_required' }]),
  ]
}

import type { DeclarationForm } from '../declaration/forms/definition.ts'
import type { DeclarationInput } from '../declaration/wire.ts'
import type { FieldProblem } from '../failure.ts'
import { certificateText, declarationText, writtenRows } from './elementText.ts'
import type { FormElement } from './elements.ts'
import type { Layout } from './layout.ts'
import { isRequired, layoutOf } from './layouts.ts'

/** Characters as XSD's maxLength counts them: code points, not UTF-16 units. */
const lengthOf = (text: string): number => Array.from(text).length

/** What is missing, by the field, where the form has its own word for it. */
const requiredMessages: Readonly<Record<string, string>> = { form_tp: 'certificate_form_type_is_required' }

/** A form with the layout of the version that a declaration names. */
interface Written {
  readonly form: DeclarationForm
  readonly layout: Layout
}

const problemsOf = (
  { form, layout }: Written,
  element: FormElement<string>,
  text: string,
  nameOf: (field: string) => string,
): FieldProblem[] => {
  if ('constant' in element.takes) return []
  const field = nameOf(element.takes.field)
  if (text === '' && isRequired(form, element, layout.version))
    return [{ field, message: requiredMessages[element.takes.field] ?? 'required_for_xml' }]
  return lengthOf(text) > element.max ? [{ field, message: `too_long_for_xml:${element.max}` }] : []
}

const headerProblems = (written: Written, values: DeclarationInput): FieldProblem[] =>
  written.layout.header.flatMap((element) =>
    problemsOf(written, element, declarationText(element, values), (field) => field),
  )

/** A chosen flag without an element would silently be missing from what is signed. */
const flagProblems = ({ form, layout }: Written, values: DeclarationInput): FieldProblem[] => {
  const carried = layout.flagGroups.flatMap((group) =>
    group.flags.flatMap(({ takes }) => ('field' in takes ? [takes.field] : [])),
  )
  return form.flags
    .filter((flag) => values[flag] && !carried.includes(flag))
    .map((flag) => ({ field: flag, message: 'not_in_xml_version' }))
}

const certificateProblems = (written: Written, values: DeclarationInput): FieldProblem[] => {
  const rows = writtenRows(values)
  if (rows.length === 0) return [{ field: 'digital_signatures', message: 'digital_signature_is_required' }]
  return rows.flatMap(({ row, index }, position) =>
    written.layout.certificate.flatMap((element) =>
      problemsOf(
        written,
        element,
        certificateText(element, row, position + 1),
        (column) => `digital_signatures.${index}.${column}`,
      ),
    ),
  )
}

/**
 * Where values break the limits of the XML in their version (facts of the field §1.1):
 * `too_long_for_xml:<max>` counted in characters, `required_for_xml` for an element that may not be empty,
 * `not_in_xml_version` for a chosen flag that the version has no element for. Lists are named with the form's index, as
 * `digital_signatures.0.org_name`. Empty means that the XML can be built.
 */
export const xmlLimitProblems = (form: DeclarationForm, values: DeclarationInput): FieldProblem[] => {
  const written = { form, layout: layoutOf(form, values.xml_vs) }
  return [...headerProblems(written, values), ...flagProblems(written, values), ...certificateProblems(written, values)]
}

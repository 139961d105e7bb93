import * as v from 'valibot'
import type { FieldProblem } from '../failure.ts'
import { xmlLimitProblems } from './layouts/limits.ts'
import { authorityProblems, type FilingFacts } from './authorityRules.ts'
import { dayProblems } from './days.ts'
import type { DeclarationForm } from './forms/definition.ts'
import { declarationSchema, draftSchema } from './schemas.ts'
import type { DeclarationValues } from './values.ts'

/**
 * Of a draft, what is given is held to the rules of the form. A complete declaration passes all of them, and one that is filed also the limits
 * of its XML and the rules of the authority (docs/decisions/0456).
 */
export type CheckPurpose = 'draft' | 'complete' | 'filing'

/** The problems of one declaration by the kind of rule that it breaks, each list complete whatever the others hold. */
export interface DeclarationProblems {
  /** Rules of the form (seed 000 §5). */
  readonly form: readonly FieldProblem[]
  /** Limits of the XML (docs/decisions/0042). */
  readonly xml: readonly FieldProblem[]
  /** Rules of the authority (docs/decisions/0140). */
  readonly authority: readonly FieldProblem[]
}

/** What values have to pass for a purpose, with the values as they are then kept. */
export const schemaFor = (form: DeclarationForm, purpose: CheckPurpose): v.GenericSchema<unknown, DeclarationValues> =>
  purpose === 'draft' ? draftSchema(form) : declarationSchema(form)

const formProblems = (
  form: DeclarationForm,
  values: DeclarationValues,
  purpose: CheckPurpose,
  today: string,
): FieldProblem[] => {
  const { issues = [] } = v.safeParse(schemaFor(form, purpose), values)
  return [
    ...issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message })),
    ...dayProblems(values, today),
  ]
}

const none: readonly FieldProblem[] = []

/** Checks a declaration for a purpose, all rules in one round; fields are named as in the body, with the index of the row given. */
export const checkDeclaration = (
  form: DeclarationForm,
  values: DeclarationValues,
  purpose: CheckPurpose,
  facts: FilingFacts,
): DeclarationProblems => ({
  form: formProblems(form, values, purpose, facts.today),
  xml: purpose === 'filing' ? xmlLimitProblems(form, values) : none,
  authority: purpose === 'filing' ? authorityProblems(values, facts) : none,
})

/** The first problem of each field, those of the form before those of the XML, those of the authority last. */
export const problemsInOrder = ({ form, xml, authority }: DeclarationProblems): FieldProblem[] => {
  const first = new Map<string, FieldProblem>()
  for (const problem of [...form, ...xml, ...authority])
    if (!first.has(problem.field)) first.set(problem.field, problem)
  return [...first.values()]
}

import type { FieldValues, FormStore } from '@modular-forms/react'
import * as v from 'valibot'
import type { DocumentKind } from '../../../domain/documents/kind.ts'
import type { FieldProblem } from '../../../domain/failure.ts'
import type { Vault } from '../../../machines/vault.ts'

/** What a kind says of the fields of its form. `Facts` is what they are judged by beside what they say. */
export interface FieldsKind<Values extends FieldValues, Content extends object, Facts> {
  readonly kind: Pick<DocumentKind<Values, Content>, 'id' | 'rules' | 'toValues'>
  /** What a draft must be, where it may have gaps. */
  readonly draftRules?: v.GenericSchema<unknown, Values>
  readonly values: Vault<Values>
  readonly contents: Vault<Content>
  /** Bounds what is kept of a form that is not finished. */
  readonly bounds: v.GenericSchema<unknown, Content>
  /** What the fields say. */
  readonly valuesIn: (fields: FormStore<Values>) => Values
  /** What the rules do not know. */
  readonly check: (values: Values, facts: Facts) => readonly FieldProblem[]
  /** Where a message about a field stands: one about a value without a control, at the control that decides it. */
  readonly shownAt: (field: string) => string
  /** The field that has the focus where somebody goes on filling. */
  readonly first: string
}

/** By what the fields are judged at the moment. */
export interface FieldRules<Facts> {
  readonly purpose: 'draft' | 'filing'
  readonly facts: Facts
}

/** What the fields must be: to be filed, until they are submitted as a draft. */
export const schemaOf = <Values extends FieldValues>(
  { kind, draftRules = kind.rules }: Pick<FieldsKind<Values, never, never>, 'kind' | 'draftRules'>,
  purpose: FieldRules<unknown>['purpose'],
): v.GenericSchema<unknown, Values> => (purpose === 'draft' ? draftRules : kind.rules)

/** Every broken rule as a message code at its field. */
export const problemsIn = <Values extends FieldValues, Content extends object, Facts>(
  of: FieldsKind<Values, Content, Facts>,
  fields: FormStore<Values>,
  { purpose, facts }: FieldRules<Facts>,
): readonly FieldProblem[] => {
  const values = of.valuesIn(fields)
  const { issues = [] } = v.safeParse(schemaOf(of, purpose), values)
  const broken = issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  return [...broken, ...of.check(values, facts)]
}

/** The first problem of each field, where it is shown. */
export const errorsOf = (
  { shownAt }: { readonly shownAt: (field: string) => string },
  problems: readonly FieldProblem[],
): Record<string, string> => {
  const errors: Record<string, string> = {}
  for (const { field, message } of problems) errors[shownAt(field)] ??= message
  return errors
}

import * as v from 'valibot'
import { issueAt } from './issueAt.ts'
import { recordOf } from './table.ts'

type Texts<Name extends string> = { readonly [Text in Name]: string }

/** Whether something is wrong with one of the fields, or below it. */
const isWrong = (fields: readonly string[], issues: readonly v.BaseIssue<unknown>[]): boolean =>
  issues.some(({ path }) => fields.some((field) => path?.[0].key === field))

/**
 * Makes rules over several of these texts, which are checked whatever else is wrong; the message of one stands at the last of its fields.
 * @param names all texts of the form: rules are handed them together
 */
export const togetherOf = <Name extends string, Values extends Texts<Name>>(names: readonly Name[]) => {
  const whole = v.looseObject(recordOf(names, () => v.string()))
  const isWhole = (value: unknown): value is Texts<Name> => v.is(whole, value)
  return (fields: readonly [Name, ...Name[]], holds: (values: Texts<Name>) => boolean, message: string) =>
    v.rawCheck<Values>(({ dataset, addIssue }) => {
      const input = dataset.value
      if (isWrong(fields, dataset.issues ?? []) || !isWhole(input) || holds(input)) return
      addIssue(issueAt(input, fields.at(-1) ?? fields[0], message))
    })
}

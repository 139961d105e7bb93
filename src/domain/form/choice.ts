import * as v from 'valibot'
import { issueAt } from './issueAt.ts'

/** Flags of which one has to be chosen, and the field at which it is said. */
export interface RequiredChoice {
  readonly flags: readonly string[]
  readonly errorField: string
}

/**
 * Refuses a form in which a choice is not made, with the message at the field of each. Checked whatever else is wrong with the form, as long
 * as all of the flags are yes or no.
 */
export const requiresChoices = <Values extends Readonly<Record<string, unknown>>>(
  choices: readonly RequiredChoice[],
  message: string,
) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    const { value } = dataset
    if (!v.is(v.looseObject({}), value)) return
    for (const { flags, errorField } of choices)
      if (flags.every((flag) => value[flag] === false)) addIssue(issueAt(value, errorField, message))
  })

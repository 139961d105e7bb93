import * as v from 'valibot'

const pathTo = (input: Readonly<Record<string, unknown>>, key: string): [v.ObjectPathItem] => [
  { type: 'object', origin: 'value', input, key, value: input[key] },
]

/**
 * Refuses a form in which none of the flags is chosen, with the message at one field. Checked whatever else is wrong with the form, as
 * long as all of the flags are yes or no.
 */
export const requiresOneOf = <Values extends Readonly<Record<string, unknown>>>(
  flags: readonly string[],
  errorField: string,
  message: string,
) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    const { value } = dataset
    if (!v.is(v.looseObject({}), value)) return
    if (flags.every((flag) => value[flag] === false))
      addIssue({ message, input: value, path: pathTo(value, errorField) })
  })

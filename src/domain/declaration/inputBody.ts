import { recordOf } from '../form/table.ts'
import { flagToWire } from './flags.ts'
import type { DeclarationForm } from './forms/definition.ts'
import { isChosenRow } from './values.ts'
import type { DeclarationInput } from './wire.ts'

/** What a form says before its rules are kept, in the shape of a body: shape and size are still to be checked. */
export const inputBody = ({ texts, flags, providerLists }: DeclarationForm, values: DeclarationInput) => ({
  declaration_id: values.declaration_id,
  ...recordOf(texts, (name) => values[name]),
  ...recordOf(flags, (name) => flagToWire(values[name])),
  digital_signatures: values.digital_signatures.filter(isChosenRow),
  ...recordOf(providerLists, () => []),
})

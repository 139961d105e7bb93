import { formEquivalents } from './equivalents/forms.ts'
import { keepingEquivalents } from './equivalents/keeping.ts'
import { moduleEquivalents } from './equivalents/modules.ts'
import { registrationEquivalents } from './equivalents/registration.ts'
import { signingEquivalents } from './equivalents/signing.ts'

const equivalents = [
  ...formEquivalents,
  ...keepingEquivalents,
  ...moduleEquivalents,
  ...registrationEquivalents,
  ...signingEquivalents,
]

/** Why a mutant cannot be distinguished from its chart or module, or null. */
export const whyEquivalent = (machine: string, name: string): string | null =>
  equivalents.find((one) => (one.machine ?? machine) === machine && one.name.test(name))?.why ?? null

import { formEquivalents } from './equivalents/forms.ts'
import { keepingEquivalents } from './equivalents/keeping.ts'
import { registrationEquivalents } from './equivalents/registration.ts'
import { signingEquivalents } from './equivalents/signing.ts'

const equivalents = [...formEquivalents, ...keepingEquivalents, ...registrationEquivalents, ...signingEquivalents]

/** Why a mutant cannot be distinguished from its chart, or null. */
export const whyEquivalent = (machine: string, name: string): string | null =>
  equivalents.find((one) => (one.machine ?? machine) === machine && one.name.test(name))?.why ?? null

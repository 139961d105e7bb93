import { customerFields, type CustomerValues } from '../../../src/domain/customers/customer.ts'
import { sha256 } from '../../secrets/signedText.ts'

/** SHA-256 of all that a customer says. */
export const versionOf = (customer: CustomerValues): string =>
  sha256(JSON.stringify(customerFields.map((field) => [field, customer[field]])))

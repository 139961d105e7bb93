/**
 * How adding a certificate ends, whichever way it is added. `postponed`: it is not known whether it was registered. `toExisting`: the user
 * looks at the certificate that is registered already. `toDeclaration`: it is registered, and the user declares it.
 */
export interface RegistrationOutput {
  readonly result: 'registered' | 'givenUp' | 'postponed' | 'toExisting' | 'toDeclaration'
  /** The certificate in the company's list, where it is known. */
  readonly certificateId: string | null
  /** Of the certificate that the user has come across, where it is known. */
  readonly serialNumber: string | null
}

/** What every way to add a certificate begins with. */
export interface CertificateRegistrationInput {
  /** The company's, which the certificate must carry. */
  readonly companyTaxCode: string
}

/** What a way says of its states: `choosing` wants room for a table, `unsafeToLeave` a question before the page is left. */
export type RegistrationTag = 'busy' | 'stopped' | 'choosing' | 'unsafeToLeave'

/** The certificate as it is registered now. */
export interface RegisteredCertificate {
  readonly certificateId: string
}

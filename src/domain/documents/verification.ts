/**
 * What is checked of a signed document, in this order: its text, its structure, what the signature's references name, that the certificate
 * can be read, the digest of the data and of the object with the signing time, the signature value; of the certificate its issuer, its validity
 * when the document came in, its use and the length of its key; that the name beside it is its own, the tax code, the signing time, and
 * that the content is the one that was generated.
 */
export const verificationChecks = [
  'text',
  'structure',
  'references',
  'certificate',
  'data',
  'signedObject',
  'signature',
  'issuer',
  'validity',
  'usage',
  'keyLength',
  'subjectName',
  'taxCode',
  'signingTime',
  'content',
] as const
export type VerificationCheck = (typeof verificationChecks)[number]

/** `notChecked` where an earlier check has failed without which this one means nothing. */
export const verificationOutcomes = ['passed', 'failed', 'notChecked'] as const
export type VerificationOutcome = (typeof verificationOutcomes)[number]

/**
 * What no check of the document can say without asking somebody else: whether the certificate was revoked, whether the tax authority takes
 * its issuer, and whether the document was signed at the time that the signer's own computer has written into it.
 */
export const unknownOffline = ['revocation', 'authorityTrust', 'timeStamp'] as const

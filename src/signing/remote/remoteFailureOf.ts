import type { RemoteFailure, RemoteSigningFailure, ServerFailure } from '../../domain/failure.ts'

/** Refusals that say something of the provider, a user or a certificate, with the failure that each is. */
const failures: Readonly<Record<string, RemoteFailure['code']>> = {
  'remoteSigning.notConfigured': 'remoteSigning.notConfigured',
  'remoteSigning.unreachable': 'remoteSigning.unreachable',
  'remoteSigning.userUnknown': 'remoteSigning.userUnknown',
  'remoteSigning.tooManyAttempts': 'remoteSigning.tooManyAttempts',
  'remoteSigning.certificateAbsent': 'remoteSigning.certificateAbsent',
  'certificate.notRegistered': 'remoteSigning.certificateAbsent',
  'certificate.otherTaxCode': 'remoteSigning.otherTaxCode',
  'certificate.expired': 'remoteSigning.certificateExpired',
}

/** What a refusal of the server says of the provider; any other failure as it is. */
export const remoteFailureOf = (failure: ServerFailure): RemoteFailure | ServerFailure => {
  const code = failure.code === 'server.refused' ? failures[failure.reason] : undefined
  return code === undefined ? failure : { code }
}

/** The same where a request has been confirmed. */
export const remoteSigningFailureOf = (failure: ServerFailure): RemoteSigningFailure | ServerFailure =>
  failure.code === 'server.refused' && failure.reason === 'remoteSigning.signatureUnusable'
    ? { code: 'remoteSigning.signatureUnusable' }
    : remoteFailureOf(failure)

/** Longest user name at the provider of remote signatures, in characters, and documents of one request. */
export const remoteSigningLimits = { userName: 150, documents: 50 } as const

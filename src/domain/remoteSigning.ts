/** Longest user name at the provider of remote signatures, in characters. */
export const remoteSigningLimits = { userName: 150 } as const

/** How long a request waits for its holder, in milliseconds. */
export const confirmFor = 120_000
/** How long asking the provider may take at most; a request without its answer after that was asked by a server that has died. */
export const askingFor = 45_000
/** How long one server keeps the signing of a confirmed request for itself. */
export const signingFor = 60_000
/** How long a signed request is answered again where the same XML is to be signed. */
export const answeredAgainFor = 600_000
/**
 * How long a request can be taken up after its time: a holder who confirmed while no page was open has confirmed all the same, and providers
 * keep what a confirmation gives for an hour.
 */
export const askedAfterFor = 3_600_000
/** How long what is signed can be taken up by whoever has begun it. A signature is registered within a day. */
export const takenUpFor = 43_200_000
/** How long ended requests are kept. */
export const keptFor = 86_400_000
/** Signatures of a certificate that may be asked for in a stretch of time: holders are not to be rung without end. */
export const mostAsked = { count: 10, within: 600_000 } as const

/** A moment so many milliseconds after another one. */
export const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds)

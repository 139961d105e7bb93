/** The server's clock against this computer's, both in milliseconds. */
export interface ClockReading {
  /** How far the server's is ahead; negative where it is behind. */
  readonly ahead: number
  /** How far `ahead` may be off. */
  readonly uncertainty: number
}

/** A Date header names whole seconds (RFC 9110 §6.6.1): the moment is somewhere in that second. */
const half = 500

/**
 * Reads the header Date of an answer, which was written between sending the request and hearing it; null where there is none, or where
 * this computer's clock was changed meanwhile. Moments in milliseconds since 1970.
 */
export const readClock = (
  { headers }: Pick<Response, 'headers'>,
  sentAt: number,
  heardAt: number,
): ClockReading | null => {
  const written = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(written) || heardAt < sentAt) return null
  const travel = (heardAt - sentAt) / 2
  return { ahead: written + half - (sentAt + travel), uncertainty: half + travel }
}

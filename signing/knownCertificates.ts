import { createHash } from 'node:crypto'
import { type Certificate, type MalformedCertificate, readCertificate } from './certificate.ts'
import { succeed, type Result } from '../src/domain/result.ts'

/** How many are remembered, and the largest in bytes: signing certificates have one or two thousand. */
const mostKept = 200
const largestKept = 8192

const known = new Map<string, Certificate>()

/**
 * As `readCertificate` from DER, but a certificate whose very bytes were read before is not taken apart again. Only the reading is
 * remembered: issuer, validity and use are judged anew each time (`trustFailure`).
 */
export const readKnownCertificate = (der: Uint8Array): Result<Certificate, MalformedCertificate> => {
  if (der.length > largestKept) return readCertificate(der)
  const name = createHash('sha256').update(der).digest('base64')
  const kept = known.get(name)
  if (kept !== undefined) return succeed(kept)
  const read = readCertificate(der)
  if (!read.ok) return read
  const [oldest] = known.keys()
  if (known.size >= mostKept && oldest !== undefined) known.delete(oldest)
  known.set(name, read.value)
  return read
}

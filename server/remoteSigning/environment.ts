import { readFileSync } from 'node:fs'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { isLoopback } from '../../src/domain/environment/reach.ts'
import type { RemoteSigningConfig } from './config.ts'

/** Settings of the environment, those that are empty left out. */
export interface RemoteSigningSettings {
  readonly ESIGN_URL?: string | undefined
  readonly ESIGN_CLIENT_ID?: string | undefined
  readonly ESIGN_CLIENT_SECRET?: string | undefined
  readonly ESIGN_CLIENT_SECRET_FILE?: string | undefined
}

const isSafe = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash, username } = new URL(text)
  const isBare = search === '' && hash === '' && username === ''
  return isBare && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)))
}

const secretOf = ({
  ESIGN_CLIENT_SECRET: secret,
  ESIGN_CLIENT_SECRET_FILE: file,
}: RemoteSigningSettings): Result<string, string> => {
  if (secret !== undefined) return succeed(secret)
  if (file === undefined) return fail('ESIGN_CLIENT_SECRET or ESIGN_CLIENT_SECRET_FILE is needed with ESIGN_URL')
  try {
    const text = readFileSync(file, 'utf8').trim()
    return text === '' ? fail('ESIGN_CLIENT_SECRET_FILE names an empty file') : succeed(text)
  } catch {
    // Whatever the system says of a file that cannot be read.
    return fail('ESIGN_CLIENT_SECRET_FILE names a file that cannot be read')
  }
}

/** The provider that the environment names; null where it names none. On failure the text never says what a value is. */
export const remoteSigningOf = (settings: RemoteSigningSettings): Result<RemoteSigningConfig | null, string> => {
  const { ESIGN_URL: url, ESIGN_CLIENT_ID: clientId } = settings
  if (url === undefined) return succeed(null)
  if (!isSafe(url)) return fail('ESIGN_URL must be an address such as https://provider.example/csc/v2')
  if (clientId === undefined) return fail('ESIGN_CLIENT_ID is needed with ESIGN_URL')
  const clientSecret = secretOf(settings)
  if (!clientSecret.ok) return clientSecret
  return succeed({ url: url.replace(/\/+$/, ''), clientId, clientSecret: clientSecret.value })
}

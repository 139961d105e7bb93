import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { isLoopback } from '../../src/domain/environment/reach.ts'
import { givenSecret } from '../secrets/givenSecret.ts'
import { withoutLastSlashes } from './baseAddress.ts'
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

/** The provider that the environment names; null where it names none. On failure the text never says what a value is. */
export const remoteSigningOf = (settings: RemoteSigningSettings): Result<RemoteSigningConfig | null, string> => {
  const { ESIGN_URL: url, ESIGN_CLIENT_ID: clientId } = settings
  if (url === undefined) return succeed(null)
  if (!isSafe(url)) return fail('ESIGN_URL must be an address such as https://provider.example/csc/v2')
  if (clientId === undefined) return fail('ESIGN_CLIENT_ID is needed with ESIGN_URL')
  const { ESIGN_CLIENT_SECRET: secret, ESIGN_CLIENT_SECRET_FILE: file } = settings
  const clientSecret = givenSecret('ESIGN_CLIENT_SECRET', { secret, file })
  if (!clientSecret.ok) return clientSecret
  if (clientSecret.value === null)
    return fail('ESIGN_CLIENT_SECRET or ESIGN_CLIENT_SECRET_FILE is needed with ESIGN_URL')
  return succeed({ url: withoutLastSlashes(url), clientId, clientSecret: clientSecret.value })
}

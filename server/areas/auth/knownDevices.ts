import { unixSeconds, type Clock } from '../../clock.ts'
import { deviceLifetime, type DeviceCookies } from '../../companies/browserCookies.ts'
import type { Account } from '../../companies/accounts.ts'
import { newSecret } from '../../store/identifiers.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import type { Store } from './store/repositories.ts'
import { isSeal, seal, sha256 } from '../../secrets/signedText.ts'

/** Browsers that have signed in to an account before: guessing elsewhere does not lock them out. */
export interface KnownDevices {
  /** The id of the browser's device where its cookie is genuine, of this account, of its present password and in use; else null. */
  readonly recognise: (account: Account | null, cookies: DeviceCookies) => Promise<string | null>
  /** Makes the browser known under a new id; `former` is recognised no more. */
  readonly renew: (account: Account, cookies: DeviceCookies, former: string | null) => Promise<void>
}

const cookieNameOf = ({ id }: Account): string => sha256(id).slice(0, 16)

const retiredNonce = (device: string): string => sha256(`device ${device}`)

/**
 * A cookie is `<device>.<expiry in Unix seconds>.<HMAC>`. The HMAC, by a key that all servers of a database share, covers the account and
 * the hash of its password, so that a change of password revokes every cookie. Ids that were replaced are kept as spent nonces.
 */
export const createKnownDevices = async (store: Store, sealing: Sealing, clock: Clock): Promise<KnownDevices> => {
  const key = await store.secrets.keep(sealing, 'device-key', () => Promise.resolve(newSecret()))
  const sealed = (account: Account, device: string, until: string): readonly string[] => [
    account.id,
    sha256(account.passwordHash),
    device,
    until,
  ]
  return {
    async recognise(account, cookies) {
      if (account === null) return null
      const [device = '', until = '', mark = ''] = (cookies.of(cookieNameOf(account)) ?? '').split('.')
      if (!isSeal(key, sealed(account, device, until), mark) || Number(until) <= unixSeconds(clock())) return null
      return (await store.nonces.isUsed(retiredNonce(device))) ? null : device
    },
    async renew(account, cookies, former) {
      const until = unixSeconds(clock()) + deviceLifetime
      if (former !== null) await store.nonces.useAll([{ nonceHash: retiredNonce(former), expiresAt: until }])
      const device = newSecret()
      const mark = seal(key, sealed(account, device, String(until)))
      cookies.set(cookieNameOf(account), `${device}.${until}.${mark}`)
    },
  }
}

import type { Certificate } from '../../signing/certificate.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import type { Result } from '../../src/domain/result.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { HsmAccount } from './store/records.ts'

export interface DeviceKey {
  readonly certificate: Certificate
  /** Null where the device does not say. */
  readonly attemptsLeft: number | null
  readonly isLocked: boolean
}

export interface OpenDeviceKey {
  readonly key: SigningKey
  readonly close: () => Promise<void>
}

export type DeviceRefusal = ServerRefusal<
  'hsm.unreachable' | 'hsm.certificateAbsent' | 'hsm.pinWrong' | 'hsm.pinLocked'
>

/** Where keys of the signing server lie. It counts PINs and locks keys; a PIN is tried once for each `open`. */
export interface KeyDevice {
  readonly keys: (account: HsmAccount) => Promise<Result<readonly DeviceKey[], ServerRefusal<'hsm.unreachable'>>>
  readonly open: (
    account: HsmAccount,
    certificate: Certificate,
    pin: string,
  ) => Promise<Result<OpenDeviceKey, DeviceRefusal>>
  readonly dispose: () => Promise<void>
}

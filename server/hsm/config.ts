/** What the signing server is started with. */
export interface HsmConfig {
  /** Codes of the list `hsm-provider` that lead here; the first one stands where none is named. Empty: there is no HSM. */
  readonly providers: readonly string[]
  /** A PKCS#11 module and which of its tokens to use; null keeps keys in the database. */
  readonly device: HsmDeviceConfig | null
}

export interface HsmDeviceConfig {
  readonly modulePath: string
  readonly label: string | undefined
  /** Index among the slots that have a token. */
  readonly slot: number | undefined
}

import { isTurnedDown } from './status.ts'

interface Contents {
  /** `noti_cd_tax`. */
  readonly status: string
  readonly contentHash: string
  /** Of what was filed last, empty where nothing was. */
  readonly filedHash: string
}

/** Whether a declaration that was turned down says something else by now than what was filed: it is corrected and not sent yet. */
export const isCorrected = ({ status, contentHash, filedHash }: Contents): boolean =>
  isTurnedDown(status) && filedHash !== '' && filedHash !== contentHash

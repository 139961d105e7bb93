import type { Sealing } from '../secrets/sealing.ts'

const placeOf = (companyId: string, id: string) => ['certificates', companyId, id]

/** The HSM password of a company's certificate as it is kept (`Certificates.keepLogin`). */
export const sealPassword = (sealing: Sealing, companyId: string, id: string, password: string): string =>
  sealing.seal('hsm-password', placeOf(companyId, id), password)

/** The same opened; null where it was sealed under another master key. */
export const openPassword = (sealing: Sealing, companyId: string, id: string, sealed: string): string | null =>
  sealing.open('hsm-password', placeOf(companyId, id), sealed)?.toString('utf8') ?? null

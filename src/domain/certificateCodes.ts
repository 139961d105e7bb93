import * as v from 'valibot'

/** Certificate types of the signature list (seed 000 §3). */
export const certificateTypes = { usbToken: '1', hsm: '2', smartCard: '3', remoteSignature: '4' } as const
export type CertificateType = (typeof certificateTypes)[keyof typeof certificateTypes]
export const certificateTypeSchema = v.picklist(Object.values(certificateTypes))

/** Status of a registered certificate; those in use no more are kept out of the picker (seed 000 §4, §5). */
export const certificateStatuses = { inactive: '0', active: '1', extended: '2', stopped: '3' } as const
export const certificateStatusSchema = v.picklist(Object.values(certificateStatuses))

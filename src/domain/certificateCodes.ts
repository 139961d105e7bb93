import * as v from 'valibot'
import { readText } from './reading.ts'

/** Certificate types of the signature list (seed 000 §3). */
export const certificateTypes = { usbToken: '1', hsm: '2', smartCard: '3', remoteSignature: '4' } as const
export type CertificateType = (typeof certificateTypes)[keyof typeof certificateTypes]
export const certificateTypeSchema = v.picklist(Object.values(certificateTypes))

/** Status of a registered certificate; those in use no more are kept out of the picker (seed 000 §4, §5). */
export const certificateStatuses = { inactive: '0', active: '1', extended: '2', stopped: '3' } as const
export const certificateStatusSchema = v.picklist(Object.values(certificateStatuses))

/** Form type of a certificate: 1 new, 2 renew, 3 stop use (seed 000 §3). */
export const certificateFormTypes = { add: '1', renew: '2', stop: '3' } as const

/** The form type as a server answers it: any other code than 1 and 2 says that the certificate is no longer used; empty where none is given. */
export const readFormType = v.pipe(
  readText,
  v.transform((code): string =>
    code === '' || code === certificateFormTypes.add || code === certificateFormTypes.renew
      ? code
      : certificateFormTypes.stop,
  ),
  v.string(),
)

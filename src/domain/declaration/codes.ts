import * as v from 'valibot'
import { readText } from '../reading.ts'

/** 1 new registration, 2 change of information (facts of the field §1.1). */
export const declarationTypes = { registration: '1', change: '2' } as const

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

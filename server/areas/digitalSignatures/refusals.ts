import { certificateRefusals } from '../../certificates/refusals.ts'
import { hsmRefusals } from '../../hsm/refusals.ts'
import { passwordRefusals } from '../../passwords/refusals.ts'
import { remoteSigningRefusals } from '../../remoteSigning/refusals.ts'
import { fieldRefusals, type RefusalTexts } from '../../refusals.ts'

export const signatureRefusals: RefusalTexts = {
  ...fieldRefusals,
  ...certificateRefusals,
  ...passwordRefusals,
  ...hsmRefusals,
  ...remoteSigningRefusals,
  'certificate.changed': [409, 'Somebody else has changed this certificate'],
  'certificate.notConnected': [409, 'No account of the signing server is kept with the certificate'],
  'certificate.oneHsmAtATime': [422, 'Only one certificate of an HSM can be changed at a time'],
  'certificate.typeFixed': [422, 'The type of this certificate cannot be changed'],
  'certificate.exists': [409, 'The certificate is registered already'],
}

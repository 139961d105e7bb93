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
  'certificate.exists': [409, 'The certificate is registered already'],
}

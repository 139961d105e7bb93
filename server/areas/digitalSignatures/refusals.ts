import { hsmRefusals } from '../../hsm/refusals.ts'
import { passwordRefusals } from '../../passwords/refusals.ts'
import { remoteSigningRefusals } from '../../remoteSigning/refusals.ts'
import { fieldRefusals, type RefusalTexts } from '../../refusals.ts'

export const signatureRefusals: RefusalTexts = {
  ...fieldRefusals,
  ...passwordRefusals,
  ...hsmRefusals,
  ...remoteSigningRefusals,
  'certificate.otherTaxCode': [422, 'Token information does not match with company information'],
  'certificate.expired': [422, 'The certificate has expired'],
  'certificate.exists': [409, 'The certificate is registered already'],
}

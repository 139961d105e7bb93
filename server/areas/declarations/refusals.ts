import { registrationRefusals } from '../../certificates/refusals.ts'
import { fieldRefusals, type RefusalTexts } from '../../refusals.ts'

export const declarationRefusals: RefusalTexts = {
  ...fieldRefusals,
  'fields.exceedXml': [422, 'Some fields exceed the limits of the XML'],
  'fields.unacceptable': [422, 'The tax authority would not accept some fields as they are'],
  'declaration.notEditable': [409, 'The declaration cannot be changed in its status'],
  'declaration.changed': [409, 'The declaration has been changed since it was opened'],
  'declaration.notExplaining': [409, 'The tax authority does not ask for an explanation of the declaration'],
  'declaration.notDraft': [409, 'Only drafts can be deleted'],
  'declaration.notRestorable': [410, 'The deleted drafts are kept no more'],
  ...registrationRefusals,
  'signature.malformed': [422, 'The signed document is not a well-formed signed declaration'],
  'signature.invalid': [422, 'The signature is not valid'],
  'signature.contentDiffers': [422, 'The signed document is not the one that was generated'],
  'signature.certificateUntrusted': [422, 'The certificate does not come from a trusted authority'],
  'signature.certificateUnfit': [422, 'The certificate is not made for signing documents'],
  'signature.certificateExpired': [422, 'The certificate has expired'],
  'signature.certificateNotYetValid': [422, 'The certificate is not yet valid'],
  'signature.taxCodeUnclear': [422, 'The certificate does not name one tax code'],
  'signature.taxCodeDiffers': [422, 'Token information does not match with company information'],
  'signature.timeDiffers': [
    422,
    'The signing time lies outside the validity of the certificate, or more than a day away',
  ],
  'signature.companionDiffers': [422, 'The document that is signed and sent with it is missing, or another one'],
  'registration.conflict': [409, 'Another document is registered under this request key'],
  'link.expired': [410, 'The link has expired'],
}

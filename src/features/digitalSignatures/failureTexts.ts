import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FailureTexts } from '../../failures/knownTexts.ts'

/** Texts of what is read of a certificate, field by field. */
export const fieldTexts: Readonly<Record<string, MessageDescriptor>> = {
  org_nm_is_required: msg`The certificate does not name its issuer: ask its provider`,
  serial_no_is_invalid: msg`The serial number is not one of a certificate: ask the provider`,
  from_date_is_invalid: msg`The day from which the certificate is valid could not be read: ask its provider`,
  to_date_is_invalid: msg`The day until which the certificate is valid could not be read: ask its provider`,
  to_date_is_before_from_date: msg`The certificate ends before it begins: ask its provider`,
  status_is_required: msg`Status is required`,
  certificate_type_is_required: msg`Certificate type is required`,
  'certificate.expired': msg`The certificate has expired: it can only be stopped`,
  'certificate.typeFixed': msg`This type cannot be taken`,
}

/** What a certificate of the company can be refused with (seed 001 §8). */
export const failureTexts: FailureTexts = {
  refusals: {
    'certificate.otherTaxCode': {
      title: msg`Token information does not match with company information`,
      text: msg`Nothing was registered: the certificate carries another tax code than your company's. Plug in the token of this company, then try again.`,
    },
    'certificate.expired': {
      title: msg`The certificate has expired`,
      text: msg`Nothing was changed. Have it renewed by its provider, or use another certificate.`,
    },
    'certificate.changed': {
      title: msg`The certificate was changed meanwhile`,
      text: msg`Somebody else has changed this certificate since you opened it. Open it again to see how it is now.`,
    },
    'certificate.notConnected': {
      title: msg`No account of the signing server is kept`,
      text: msg`Connect to the signing server with the user and password of the certificate's account, then try again.`,
    },
    'certificate.oneHsmAtATime': {
      title: msg`Only one certificate of an HSM at a time`,
      text: msg`Each certificate in an HSM has a PIN of its own. Select one of them, with any others that lie in no HSM.`,
    },
    'certificate.typeFixed': {
      title: msg`The type of this certificate cannot be changed`,
      text: msg`Nothing was changed. A certificate with remote signature stays one; register the certificate anew if it was registered as another.`,
    },
    'certificate.exists': {
      title: msg`The same token exists`,
      text: msg`This certificate is registered for your company already, perhaps as stopped. Look for its serial number in the list; its status can be changed there.`,
    },
  },
  field: (code) => fieldTexts[code] ?? null,
}

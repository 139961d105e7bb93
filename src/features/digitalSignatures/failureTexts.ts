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
    'hsm.notConfigured': {
      title: msg`This HSM cannot be reached from here`,
      text: msg`Nothing was changed. The HSM of the certificate is not connected to this server: ask its provider or your administrator.`,
    },
    'certificate.exists': {
      title: msg`The same token exists`,
      text: msg`This certificate is registered for your company already, perhaps as stopped. Look for its serial number in the list; its status can be changed there.`,
    },
  },
  field: (code) => fieldTexts[code] ?? null,
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the authority's codes mean and what to do, for people who do not read its Vietnamese. */
export const authorityReasons: Readonly<Record<string, MessageDescriptor>> = {
  '-1': msg`The tax authority could not read the message. Send the notice again; if it happens again, tell customer service.`,
  '-2': msg`The digital signature is not valid for the tax authority. Check that the digital certificate is in use, then sign again.`,
  '-3': msg`The tax code in the digital certificate is not your company's. Sign with your company's own token.`,
  '9301': msg`The decree does not fit the day of the certificate. Correct it in the notice, then send it again.`,
  '9303': msg`The rules do not fit the symbol of the invoice. Correct them in the notice, then send it again.`,
}

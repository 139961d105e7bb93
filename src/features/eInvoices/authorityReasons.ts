import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the authority's codes mean and what to do, for people who do not read its Vietnamese. */
export const authorityReasons: Readonly<Record<string, MessageDescriptor>> = {
  '-1': msg`The tax authority could not read the message. Issue the invoice again; if it happens again, tell customer service.`,
  '-2': msg`The digital signature is not valid for the tax authority. Check that the digital certificate is in use, then sign again.`,
  '-3': msg`The tax code in the digital certificate is not the seller's. Sign with your company's own token.`,
  '20401': msg`Buyer's tax code: no taxpayer has it. Compare it with the buyer's registration certificate, correct it and issue the invoice again; the number stays.`,
  '20510': msg`Total payment: it is not the sum of what stands at each tax rate. Open the invoice, check quantities, prices and rates, and issue it again; the number stays.`,
}

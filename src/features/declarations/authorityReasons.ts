import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const acceptedAlready = msg`The tax authority has accepted another registration of this taxpayer already. Declare a change of information instead.`

/** What the authority's codes mean and what to do, for people who do not read its Vietnamese (facts of the field §1.6, docs/decisions/0037). */
export const authorityReasons: Readonly<Record<string, MessageDescriptor>> = {
  '-1': msg`The tax authority could not read the message. Send the declaration again; if it happens again, tell customer service.`,
  '-2': msg`The digital signature is not valid for the tax authority. Check that the certificate is in use, then sign again.`,
  '-3': msg`The tax code in the certificate is not the taxpayer's. Sign with your company's own token.`,
  '9101': msg`Invoices with the tax authority's code have to be transferred with the full content of each invoice. Take out the summary table.`,
  '9102': msg`Invoices from a cash register cannot be used for one of the chosen invoice types. Take out those types, or the cash register.`,
  '9103': msg`The legal representative has not confirmed the declaration in time, so it is void. Send it again and have it confirmed in time.`,
  '9104': msg`The chosen document types do not fit who issues the documents. Correct the document types or who issues them, then send the declaration again.`,
  '9105': msg`The tax authority asks about the head office: it has no specific address, or is in an apartment building. Explain where the company works and hand in what shows it, such as the lease.`,
  '9106': msg`The tax authority was given no explanation in time. Gather what it has asked for, then send the declaration again.`,
  '9107': msg`A business household issues invoices with the tax authority's code. Take out those without it, then send the declaration again.`,
  '9108': msg`A business household issues sales invoices. Choose them in the place of VAT invoices, then send the declaration again.`,
  '9111': msg`The legal representative's name is not the one in the tax authority's data. Compare it with the identity document and the business registration, and correct what is wrong.`,
  '9112': msg`The legal representative's personal ID or passport number is not the one in the tax authority's data. Compare it with the identity document and the business registration, and correct what is wrong.`,
  '9113': msg`The legal representative's date of birth is not the one in the tax authority's data. Compare it with the identity document and the business registration, and correct what is wrong.`,
  '9114': msg`The legal representative's nationality is not the one in the tax authority's data. Compare it with the identity document and the business registration, and correct what is wrong.`,
  '9115': msg`The legal representative's phone number or e-mail address is not the one in the tax authority's data. Compare it with the tax and business registration, and correct what is wrong.`,
  '9992': acceptedAlready,
  '9993': acceptedAlready,
}

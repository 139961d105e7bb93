import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { keysOf, recordOf } from '../../domain/form/table.ts'

interface Reason {
  /** Where in the invoice it is. */
  readonly where: MessageDescriptor
  /** What is wrong there, and what to do, for people who do not read the authority's Vietnamese. */
  readonly text: MessageDescriptor
}

const message = msg`Message to the tax authority`
const signature = msg`Digital signature`

/** What the authority's codes mean. */
export const reasonTable: Readonly<Record<string, Reason>> = {
  '-1': {
    where: message,
    text: msg`The tax authority could not read the message. Issue the invoice again; if it happens again, tell customer service.`,
  },
  '-2': {
    where: signature,
    text: msg`The digital signature is not valid for the tax authority. Check that the digital certificate is in use, then sign again.`,
  },
  '-3': {
    where: signature,
    text: msg`The tax code in the digital certificate is not the seller's. Sign with your company's own token.`,
  },
  '20401': {
    where: msg`Buyer's tax code`,
    text: msg`No taxpayer has this tax code of the buyer. Compare it with the buyer's registration certificate, correct it and issue the invoice again; it keeps its number.`,
  },
  '20510': {
    where: msg`Total payment`,
    text: msg`The total is not the sum of what stands at each tax rate. Check quantities, prices and rates, and issue the invoice again; it keeps its number.`,
  },
  '20609': {
    where: msg`Symbol and number`,
    text: msg`The tax authority has another invoice of this form, symbol and number. Tell customer service before anything more is issued under the symbol.`,
  },
}

/** The texts alone, as timelines and tooltips say them. */
export const authorityReasons: Readonly<Record<string, MessageDescriptor>> = recordOf(
  keysOf(reasonTable),
  (code) => reasonTable[code]?.text ?? message,
)

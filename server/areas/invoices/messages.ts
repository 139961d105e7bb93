import { correctionListSignature } from '../../../src/domain/invoice/several/signature.ts'
import type { TransmittedAnswer, TransmittedMessage } from '../../authority/messageRows.ts'
import type { DecidedStatus } from '../../documents/decidedMessage.ts'

const finds = ['sent'] as const

/** Notice 01/TB-KTDL. */
const checked = { type: '204', step: 'decision', outcomeOf: 'document', finds } as const

/** By its LTBao where a code was asked for: the invoice gets none, or anything else is wrong. A valid one comes back with its code. */
const uncoded = {
  ...checked,
  moves: { '1': 'rejected', '9': 'rejected' },
} as const satisfies TransmittedAnswer<DecidedStatus>

/** By its LTBao where none was: valid, some of the invoices invalid, the package invalid. */
const compared = {
  ...checked,
  moves: { '2': 'accepted', '3': 'rejected', '9': 'rejected' },
} as const satisfies TransmittedAnswer<DecidedStatus>

/** The invoice itself, with the authority's code and signature. */
const coded = {
  type: '202',
  step: 'decision',
  outcomeOf: 'document',
  finds,
  moves: { '': 'accepted' },
} as const satisfies TransmittedAnswer<DecidedStatus>

const turnedDown = { finds, to: 'rejected' } as const

/** An invoice that asks for a code (message_types_sales, 200). */
export const codedMessage = {
  type: '200',
  carries: 'document',
  maxRows: 1,
  turnedDown,
  answers: [coded, uncoded],
} as const satisfies TransmittedMessage<DecidedStatus>

/** An invoice without a code, each in a message of its own (message_types_sales, 203). */
export const uncodedMessage = {
  type: '203',
  carries: 'document',
  maxRows: 1,
  turnedDown,
  answers: [compared],
} as const satisfies TransmittedMessage<DecidedStatus>

/** One invoice that corrects several, with the list of them (message_types_sales, 208). */
export const codedListMessage = {
  ...codedMessage,
  type: '208',
  companion: correctionListSignature.root,
} as const satisfies TransmittedMessage<DecidedStatus>

/** The same of one without a code (message_types_sales, 210). */
export const uncodedListMessage = {
  ...uncodedMessage,
  type: '210',
  companion: correctionListSignature.root,
} as const satisfies TransmittedMessage<DecidedStatus>

export const invoiceMessageRows = [codedMessage, uncodedMessage, codedListMessage, uncodedListMessage] as const

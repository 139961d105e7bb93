import type { FormKey } from '../../../src/domain/declaration/forms/definition.ts'
import type { NotificationKind } from '../../notifications/notificationKind.ts'
import type { TransmittedMessage } from '../../authority/messageRows.ts'
import { declarationNotifications } from './notifications/kinds.ts'
import type { KeptStatus } from './store/declarations.ts'

/** What a declaration can be once it is filed. */
export type FiledStatus = Exclude<KeptStatus, 'draft'>

/** By THop: 1 and 3 are receipts of a registration and of a change, 2 and 4 their refusals. */
const byReceipt = { '1': 'received', '2': 'rejected', '3': 'received', '4': 'rejected' } as const
/** By TTXNCQT. */
const byDecision = { '1': 'accepted', '2': 'refused' } as const
/** Of 107, whose notice has one outcome only. */
const asked = { '': 'explaining' } as const
const beforeDecision = ['sent', 'received', 'explaining'] as const
const turnedDown = { finds: ['sent'], to: 'rejected' } as const

/** The messages about declarations of each form (facts of the field §1.5). */
export const declarationMessages = {
  eInvoice: {
    type: '100',
    carries: 'document',
    maxRows: 1,
    turnedDown,
    answers: [
      { type: '102', step: 'receipt', outcomeOf: 'message', finds: ['sent'], moves: byReceipt },
      { type: '103', step: 'decision', outcomeOf: 'message', finds: beforeDecision, moves: byDecision },
      { type: '107', step: 'explanation', outcomeOf: 'message', finds: ['sent', 'received'], moves: asked },
    ],
  },
  eDocument: {
    type: '109',
    carries: 'document',
    maxRows: 1,
    turnedDown,
    answers: [
      { type: '110', step: 'receipt', outcomeOf: 'message', finds: ['sent'], moves: byReceipt },
      { type: '111', step: 'decision', outcomeOf: 'message', finds: ['sent', 'received'], moves: byDecision },
    ],
  },
} as const satisfies Readonly<Record<FormKey, TransmittedMessage<FiledStatus>>>

/** All of them. */
export const messageRows: readonly TransmittedMessage<FiledStatus>[] = Object.values(declarationMessages)

/**
 * MLoi of a declaration that nobody has confirmed in time. The authority's own code is not published: this one is the simulator's
 * (docs/decisions/0368, 0489).
 */
export const lapseCode = '9103'

/** What people are notified of when the authority has decided. */
export const notifiedOf: Readonly<Record<FiledStatus, NotificationKind | null>> = {
  sent: null,
  received: null,
  explaining: declarationNotifications['declaration.explanation'],
  accepted: declarationNotifications['declaration.accepted'],
  refused: declarationNotifications['declaration.refused'],
  rejected: declarationNotifications['declaration.rejected'],
  lapsed: declarationNotifications['declaration.lapsed'],
}

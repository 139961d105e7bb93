import type { AnswerOf } from '../../../api/contract/call.ts'
import type { NumberCalls } from '../../../api/contract/documents/numbers.ts'

/** A number that no issued certificate bears. */
export type WaitingNumber = AnswerOf<NumberCalls['waiting']>['numbers'][number]

export const numberKey = ({ symbol, year, number }: WaitingNumber): string => `${symbol} ${year} ${number}`

export const numberLabel = ({ symbol, number }: WaitingNumber): string => `${symbol} ${number}`

/** Whether deleting its draft gives the number back; what was refused is corrected under it instead. */
export const mayBeReleased = ({ document_id: id, reason }: WaitingNumber): boolean =>
  id !== null && reason !== 'refused'

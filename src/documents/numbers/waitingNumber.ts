import type { AnswerOf } from '../../api/contract/call.ts'
import type { NumberCalls } from '../../api/contract/documents/numbers.ts'

/** A number that no issued document bears. */
export type WaitingNumber = AnswerOf<NumberCalls['waiting']>['numbers'][number]

/** How a symbol is written, with the form before it where that tells series apart. */
export type SymbolOf = (row: Pick<WaitingNumber, 'form' | 'symbol'>) => string

export const numberKey = ({ form, symbol, year, number }: WaitingNumber): string =>
  `${form} ${symbol} ${year} ${number}`

export const numberLabel = (row: WaitingNumber, symbolOf: SymbolOf): string => `${symbolOf(row)} ${row.number}`

/** Whether deleting its draft gives the number back; what was refused is corrected under it instead. */
export const mayBeReleased = ({ document_id: id, reason }: WaitingNumber): boolean =>
  id !== null && reason !== 'refused'

import type { FormKey } from '../../src/domain/declaration/forms/definition.ts'

/** MLTDiep of the messages about declarations of a form (facts of the field §1.5). */
export interface MessageTypes {
  readonly declaration: string
  /** Received, or not received. */
  readonly receipt: string
  /** Accepted, or refused. */
  readonly decision: string
}

export const messageTypes: Readonly<Record<FormKey, MessageTypes>> = {
  eInvoice: { declaration: '100', receipt: '102', decision: '103' },
  eDocument: { declaration: '109', receipt: '110', decision: '111' },
}

const types: readonly MessageTypes[] = Object.values(messageTypes)

/** The types of a form whose declarations travel by this one, or null. */
export const typesOfDeclaration = (type: string): MessageTypes | null =>
  types.find(({ declaration }) => declaration === type) ?? null

/** Which step of the procedure an answer of this type is, or null where it is none. */
export const stepOf = (type: string): 'receipt' | 'decision' | null => {
  if (types.some(({ receipt }) => receipt === type)) return 'receipt'
  return types.some(({ decision }) => decision === type) ? 'decision' : null
}

/** The types of all answers. */
export const answerTypes: readonly string[] = types.flatMap(({ receipt, decision }) => [receipt, decision])

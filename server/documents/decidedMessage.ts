import type { TransmittedMessage } from '../authority/messageRows.ts'
import { readAnswerTo, type Notice, type ReadNotice } from './answer.ts'
import type { KeptKind, KindTypes } from './keptKind.ts'

/** What a document can be once it is sent, where one answer decides it. */
export type DecidedStatus = 'sent' | 'accepted' | 'rejected'

/** A message with one document, and the one answer that accepts or rejects it, by the code of its outcome. */
export const decidedMessage = <Type extends string, Answer extends string>(
  type: Type,
  answer: { readonly type: Answer; readonly moves: Readonly<Record<string, 'accepted' | 'rejected'>> },
) =>
  ({
    type,
    carries: 'document',
    maxRows: 1,
    turnedDown: { finds: ['sent'], to: 'rejected' },
    answers: [{ ...answer, step: 'decision', outcomeOf: 'message', finds: ['sent'] }],
  }) as const satisfies TransmittedMessage<DecidedStatus>

export type DecidedMessage = ReturnType<typeof decidedMessage>

/** What a kind says of its message, where each document has one of its own. */
export const sentBy = <T extends KindTypes>(
  message: DecidedMessage,
  readNotice: ReadNotice<DecidedStatus, Notice<DecidedStatus>>,
): Pick<KeptKind<T>, 'answerKeyOf' | 'messageOf' | 'readAnswer'> => ({
  answerKeyOf: () => '',
  messageOf: () => message,
  readAnswer(xml) {
    const read = readAnswerTo([message], readNotice, xml)
    return read.ok ? read.value : null
  },
})

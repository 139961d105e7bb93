import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import * as v from 'valibot'

/** A text as an extractor hands it to lingui's catalogues. */
export interface Found {
  readonly id: string
  readonly message: string
  readonly context: string
  readonly origin: [filename: string, line: number]
}

/** A text that is translated by itself in each context. Its id is made from both, so that a text that changes is translated anew. */
export const foundIn = (filename: string, context: string, message: string): Found => ({
  // The package ships no types.
  id: v.parse(v.string(), generateMessageId(message, context)),
  message,
  context,
  origin: [filename, 1],
})

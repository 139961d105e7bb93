import type { MessageDescriptor } from '@lingui/core'
import type { CorrectionMethod } from '../../domain/corrections/table.ts'

interface Choice {
  readonly label: MessageDescriptor
  readonly description: MessageDescriptor
}

/** What is known of the document beside an error that may be chosen, as sentences by the errors. */
export type ErrorHints = Readonly<Record<string, string>>

/** What the correction wizard says of a kind. */
export interface CorrectionWords {
  readonly title: MessageDescriptor
  /** What may be wrong, by the errors of the kind's table. */
  readonly errors: Readonly<Record<string, Choice>>
  /** What is made by each method. */
  readonly methods: Readonly<Record<CorrectionMethod, Choice>>
  /** Why these methods and no others, by the codes of the table. */
  readonly because: Readonly<Record<string, MessageDescriptor>>
  readonly notAccepted: MessageDescriptor
  /** Of kinds that a notice may cancel. */
  readonly cancelled?: MessageDescriptor
  readonly replaced: MessageDescriptor
  readonly pending: MessageDescriptor
  /** Why several are not corrected by one; of kinds where one corrects several. */
  readonly misfits?: Readonly<Record<string, MessageDescriptor>>
}

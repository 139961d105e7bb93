/** A message, waiting or ended. */
interface MessageRow {
  id: string
  company_id: string | null
  subject_kind: string
  subject_id: string
  message_type: string
  mtdiep: string
  attempts: number
  due_at: string
  last_error: string
}

declare module '../store/tables.ts' {
  interface Tables {
    outbox: MessageRow & {
      claimed_until: string
      /** Empty where the message keeps no order. */
      order_key: string
      order_number: number
    }
    /** What is no more on its way, as it was in `outbox`: `sent`, or `turnedDown` for good. */
    outbox_sent: MessageRow & { state: string; sent_at: string | null }
  }
}

/** What a message says of itself, wherever it stands. */
export const messageColumns = [
  'id',
  'company_id',
  'subject_kind',
  'subject_id',
  'message_type',
  'mtdiep',
  'attempts',
] as const

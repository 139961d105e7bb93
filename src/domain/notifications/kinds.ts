import * as v from 'valibot'
import { readTexts } from '../reading.ts'

/** What people are notified of; their texts are made from kind and parameters in the reader's language. */
export const notificationKinds = [
  'declaration.accepted',
  'declaration.refused',
  'declaration.rejected',
  'declaration.lapsing',
  'declaration.lapsed',
  'declaration.changed',
  'certificate.ending',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The kind of this name, or undefined, as for one of a later server. */
export const notificationKindOf = (text: string): NotificationKind | undefined =>
  notificationKinds.find((kind) => kind === text)

/** What notifications of every kind name. */
export const namedSchema = v.object(
  readTexts(['reference', 'until', 'person', 'serial_no', 'org_nm', 'to_date', 'days']),
)
export type Named = v.InferOutput<typeof namedSchema>

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

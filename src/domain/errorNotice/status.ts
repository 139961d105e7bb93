import type { StatusTable } from '../documents/status.ts'

/** Where a notice is on its way: it is received or not received by 301 (01/TB-SSĐT). */
export const noticeStatuses = ['draft', 'sent', 'accepted', 'rejected'] as const
export type NoticeStatus = (typeof noticeStatuses)[number]

export const noticeStages = {
  draft: { shown: 'draft', stage: 'draft' },
  sent: { shown: 'sent', stage: 'waiting' },
  accepted: { shown: 'accepted', stage: 'accepted' },
  rejected: { shown: 'rejected', stage: 'turnedDown' },
} as const satisfies StatusTable<NoticeStatus, NoticeStatus>

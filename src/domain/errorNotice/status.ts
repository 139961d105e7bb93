import { readSentStatus, sentStageOf, sentStages, sentStatuses, type SentStatus } from '../documents/sentStatus.ts'

/** Where a notice is on its way: it is received or not received by 301 (01/TB-SSĐT). */
export const noticeStatuses = sentStatuses
export type NoticeStatus = SentStatus

export const noticeStages = sentStages
export const readNoticeStatus = readSentStatus
export const noticeStageOf = sentStageOf

import type { NoticeContent, NoticeValues } from '../../../domain/errorNotice/content.ts'
import { createVault } from '../../../machines/vault.ts'

/** What charts hold of notices. */
export const noticeValues = createVault<NoticeValues>()

/** What is kept of their unfinished forms. */
export const noticeContents = createVault<NoticeContent>()

import { createContext, use } from 'react'
import type { NoticeFamily } from '../../domain/errorNotice/families.ts'

/** The page of each family. */
export const noticePages = {
  certificates: 'error-notices',
  invoices: 'invoice-error-notices',
} as const satisfies Readonly<Record<NoticeFamily, string>>

const Family = createContext<NoticeFamily | null>(null)

/** Says of what stands below what its notices are about. */
export const NoticeFamilyProvider = Family

export const useNoticeFamily = (): NoticeFamily => {
  const family = use(Family)
  if (family === null) throw new Error('no family of notices is provided here')
  return family
}

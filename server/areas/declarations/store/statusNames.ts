import type { KeptStatus } from './declarations.ts'

type Names = readonly [vietnamese: string, english: string, korean: string]

const inProgress: Names = ['Đang xử lý', 'In progress', '처리 중']

/** What the list shows for each status, which a search finds; the texts of the page's own catalogues (held by a test). */
export const statusNames: Readonly<Record<KeptStatus, Names>> = {
  draft: ['Chưa gửi', 'Not sent', '미전송'],
  sent: inProgress,
  received: inProgress,
  explaining: ['Chờ giải trình', 'Explanation asked', '소명 요청'],
  rejected: ['Không tiếp nhận', 'Rejected', '접수 거부'],
  refused: ['Không chấp nhận', 'Refused', '불승인'],
  lapsed: ['Quá hạn xác nhận', 'Lapsed', '확인 기한 경과'],
  accepted: ['Chấp nhận', 'Accepted', '승인'],
}

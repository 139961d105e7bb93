import type { CertificateStatus } from '../../../../src/domain/pitCertificate/status.ts'

type Names = readonly [vietnamese: string, english: string, korean: string]

/** What the list shows for each status, which a search finds; the texts of the page's own catalogues. */
export const statusNames: Readonly<Record<CertificateStatus, Names>> = {
  draft: ['Chưa phát hành', 'Not issued', '미발행'],
  sent: ['Đang xử lý', 'In progress', '처리 중'],
  accepted: ['Chấp nhận', 'Accepted', '승인'],
  rejected: ['Không chấp nhận', 'Refused', '불승인'],
}

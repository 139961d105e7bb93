import type { CertificateNotification } from '../../../../src/domain/pitCertificate/notifications.ts'
import type { MailText } from '../../../notifications/notificationKind.ts'

/** What mails about PIT certificates say. */
export const ko: Readonly<Record<CertificateNotification, MailText>> = {
  'pitCertificate.accepted': {
    subject: ({ reference = '' }) => `원천징수 증명서 ${reference} 승인`,
    text: ({ reference = '' }) => `세무 당국이 개인소득세 원천징수 증명서 ${reference}을(를) 승인했습니다.`,
  },
  'pitCertificate.refused': {
    subject: ({ reference = '' }) => `원천징수 증명서 ${reference} 불승인`,
    text: ({ reference = '' }) =>
      `세무 당국이 개인소득세 원천징수 증명서 ${reference}을(를) 승인하지 않았습니다. 증명서를 열어 사유를 확인하고 수정하여 같은 번호로 다시 발행하세요.`,
  },
  'pitCertificate.changed': {
    subject: ({ reference = '' }) => `원천징수 증명서 ${reference} 변경`,
    text: ({ person = '', reference = '' }) =>
      `${person} 님이 회원님이 마지막으로 저장한 개인소득세 원천징수 증명서 ${reference}을(를) 변경했습니다.`,
  },
}

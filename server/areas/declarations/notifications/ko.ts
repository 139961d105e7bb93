import type { DeclarationNotification } from '../../../../src/domain/declaration/notifications.ts'
import { shownInVietnam } from '../../../../src/domain/dates.ts'
import type { MailText } from '../../../notifications/notificationKind.ts'

const correct = '신고서를 열어 사유를 확인하고 수정하여 다시 전송하세요.'

/** What mails about declarations say. */
export const ko: Readonly<Record<DeclarationNotification, MailText>> = {
  'declaration.accepted': {
    subject: ({ reference = '' }) => `신고서 ${reference} 승인`,
    text: ({ reference = '' }) => `세무 당국이 신고서 ${reference}을(를) 승인했습니다.`,
  },
  'declaration.refused': {
    subject: ({ reference = '' }) => `신고서 ${reference} 불승인`,
    text: ({ reference = '' }) => `세무 당국이 신고서 ${reference}을(를) 승인하지 않았습니다. ${correct}`,
  },
  'declaration.rejected': {
    subject: ({ reference = '' }) => `신고서 ${reference} 접수 거부`,
    text: ({ reference = '' }) => `세무 당국이 신고서 ${reference}의 접수를 거부했습니다. ${correct}`,
  },
  'declaration.lapsing': {
    subject: ({ reference = '' }) => `신고서 ${reference} 확인 필요`,
    text: ({ reference = '', until = '' }) =>
      `법정 대표자가 그 전에 확인하지 않으면 신고서 ${reference}은(는) ${shownInVietnam(until)}에 실효됩니다.`,
  },
  'declaration.lapsed': {
    subject: ({ reference = '' }) => `신고서 ${reference} 실효`,
    text: ({ reference = '' }) =>
      `법정 대표자가 기한 내에 신고서 ${reference}을(를) 확인하지 않았습니다. 신고서를 열어 다시 전송하세요.`,
  },
  'declaration.explanation': {
    subject: ({ reference = '' }) => `신고서 ${reference} 소명 필요`,
    text: ({ reference = '', until = '' }) =>
      `세무 당국이 ${shownInVietnam(until)}까지 신고서 ${reference}에 대한 소명을 요청했습니다. 신고서를 열어 요청 내용을 확인하세요. 기한 내에 소명하지 않으면 신고서가 승인되지 않습니다.`,
  },
  'declaration.explanationDue': {
    subject: ({ reference = '' }) => `신고서 ${reference} 소명 기한이 오늘까지입니다`,
    text: ({ reference = '', until = '' }) =>
      `신고서 ${reference}의 소명이 아직 기록되지 않았습니다. 세무 당국은 ${shownInVietnam(until)}까지 소명을 기다리며, 소명이 없으면 신고서를 승인하지 않습니다. 이미 소명했다면 신고서를 열어 기록하세요.`,
  },
  'declaration.changed': {
    subject: ({ reference = '' }) => `임시 저장한 신고서 ${reference} 변경`,
    text: ({ person = '', reference = '' }) =>
      `${person} 님이 회원님이 마지막으로 저장한 신고서 ${reference}을(를) 변경했습니다.`,
  },
}

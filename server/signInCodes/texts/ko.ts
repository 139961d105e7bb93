import type { CodeMailTexts } from './codeMailTexts.ts'

export const ko: CodeMailTexts = {
  subject: 'tokhai 로그인 코드',
  greeting: (name) => `${name} 님, 안녕하세요.`,
  entered: (userId) =>
    `이 계정으로 로그인한 적이 없는 브라우저에서 ${userId}의 비밀번호가 입력되었습니다. 현재 다른 곳에서 이 계정의 비밀번호를 잘못 입력하는 시도가 많아 코드가 함께 필요합니다.`,
  given: (code, minutes) => `로그인 코드는 ${code}입니다. ${minutes}분 동안 사용할 수 있습니다.`,
  warning:
    '본인이 로그인하지 않았다면 다른 사람이 비밀번호를 알고 있는 것입니다. 이 코드 없이는 로그인할 수 없으니 누구에게도 알려 주지 말고 지금 비밀번호를 변경하세요.',
  foot: 'tokhai 직원은 이 코드를 절대 묻지 않습니다. 발신 전용 메일이므로 회신하지 마세요.',
}

/** Words of the page that plays the holder's phone, by language. */
const vi = {
  title: 'Điện thoại của người ký',
  intro:
    'Trang này thay cho ứng dụng ký số trên điện thoại (bản thử nghiệm). Chỉ xác nhận khi mã kiểm tra trùng với mã trên màn hình máy tính.',
  none: 'Không có yêu cầu ký nào đang chờ.',
  code: 'Mã kiểm tra',
  until: 'Chờ đến',
  confirm: 'Xác nhận',
  refuse: 'Từ chối',
  gone: 'Yêu cầu này không còn chờ nữa.',
  confirmed: 'Đã xác nhận.',
  refused: 'Đã từ chối.',
}

type Texts = Readonly<Record<keyof typeof vi, string>>

const en: Texts = {
  title: "Holder's phone",
  intro:
    'This page stands in for the signing app on a phone (for trying out). Confirm only where the control code is the one on the computer screen.',
  none: 'No request is waiting.',
  code: 'Control code',
  until: 'Waits until',
  confirm: 'Confirm',
  refuse: 'Refuse',
  gone: 'This request is no longer waiting.',
  confirmed: 'Confirmed.',
  refused: 'Refused.',
}

const ko: Texts = {
  title: '서명자 휴대폰',
  intro: '휴대폰의 전자서명 앱을 대신하는 체험용 화면입니다. 확인 코드가 컴퓨터 화면의 코드와 같을 때만 승인하세요.',
  none: '대기 중인 서명 요청이 없습니다.',
  code: '확인 코드',
  until: '대기 기한',
  confirm: '승인',
  refuse: '거절',
  gone: '이 요청은 더 이상 대기 중이 아닙니다.',
  confirmed: '승인했습니다.',
  refused: '거절했습니다.',
}

const languages: Readonly<Record<string, Texts>> = { en, ko, vi }

/** What the page says, in the language that is asked for, else that of the browser, else Vietnamese. */
export const phoneTexts = (asked: string | undefined, accepted: string | undefined) => {
  const language = [asked, accepted?.slice(0, 2)].find((one) => one !== undefined && one in languages) ?? 'vi'
  return { language, texts: languages[language] ?? vi }
}

export type PhoneTexts = ReturnType<typeof phoneTexts>

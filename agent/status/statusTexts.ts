import type { PromptLocale } from '../prompt/locale.ts'

export interface StatusTexts {
  readonly title: string
  readonly running: string
  readonly version: string
  readonly sites: string
  readonly key: string
  readonly keyFile: string
  readonly library: (name: string) => string
  readonly noLibrary: string
  readonly settings: string
  readonly pin: string
}

export const statusTexts: Readonly<Record<PromptLocale, StatusTexts>> = {
  vi: {
    title: 'Ứng dụng ký số tokhai',
    running: 'Ứng dụng ký số đang chạy trên máy tính này.',
    version: 'Phiên bản',
    sites: 'Trang web được phép yêu cầu ký',
    key: 'Ký bằng',
    keyFile: 'Tệp khóa ghi trong settings.json',
    library: (name) => `USB token qua thư viện ${name}`,
    noLibrary:
      'Chưa tìm thấy thư viện của USB token nào. Hãy cài phần mềm đi kèm token, hoặc ghi đường dẫn thư viện vào PKCS11_MODULE trong settings.json rồi khởi động lại ứng dụng.',
    settings: 'Thiết lập nằm trong tệp settings.json, cùng thư mục với ứng dụng; tệp README ở đó giải thích từng dòng.',
    pin: 'Mã PIN chỉ được hỏi trong cửa sổ riêng của ứng dụng này, không bao giờ trên trang web.',
  },
  en: {
    title: 'tokhai signing application',
    running: 'The signing application runs on this computer.',
    version: 'Version',
    sites: 'Pages that may ask to sign',
    key: 'Signs with',
    keyFile: 'The key file that settings.json names',
    library: (name) => `The USB token behind the library ${name}`,
    noLibrary:
      "No USB token's library was found. Install the software that came with the token, or write the library's path into PKCS11_MODULE in settings.json and start the application again.",
    settings: 'Its settings are in the file settings.json in its own folder; the README there explains each line.',
    pin: "The PIN is asked for in this application's own window only, never on a web page.",
  },
  ko: {
    title: 'tokhai 서명 프로그램',
    running: '이 컴퓨터에서 서명 프로그램이 실행 중입니다.',
    version: '버전',
    sites: '서명을 요청할 수 있는 페이지',
    key: '서명 수단',
    keyFile: 'settings.json에 적힌 키 파일',
    library: (name) => `라이브러리 ${name}의 USB 토큰`,
    noLibrary:
      'USB 토큰의 라이브러리를 찾지 못했습니다. 토큰과 함께 받은 소프트웨어를 설치하거나 settings.json의 PKCS11_MODULE에 라이브러리 경로를 적은 다음 프로그램을 다시 시작하세요.',
    settings: '설정은 프로그램과 같은 폴더의 settings.json 파일에 있으며, 각 줄의 설명은 그곳의 README에 있습니다.',
    pin: 'PIN은 이 프로그램의 자체 창에서만 묻고 웹 페이지에서는 절대 묻지 않습니다.',
  },
}

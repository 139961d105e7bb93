import type { CodeMailTexts } from './codeMailTexts.ts'

export const vi: CodeMailTexts = {
  subject: 'Mã đăng nhập tokhai của bạn',
  greeting: (name) => `Kính gửi ${name},`,
  entered: (userId) =>
    `Mật khẩu của ${userId} vừa được nhập trên một trình duyệt chưa từng đăng nhập tài khoản này. Hiện có nhiều lần nhập sai mật khẩu của tài khoản từ nơi khác, nên cần thêm mã xác nhận.`,
  given: (code, minutes) => `Mã của bạn là ${code}, có hiệu lực trong ${minutes} phút.`,
  warning:
    'Nếu không phải bạn vừa đăng nhập thì có người đã biết mật khẩu của bạn. Không có mã này họ không đăng nhập được: đừng đưa mã cho ai và hãy đổi mật khẩu ngay.',
  foot: 'Nhân viên tokhai không bao giờ hỏi mã này. Đây là email tự động, vui lòng không trả lời.',
}

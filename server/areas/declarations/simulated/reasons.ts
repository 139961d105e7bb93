import { commonReasons, type Reason } from '../../../authority/simulator/answering.ts'
import { lapseCode } from '../messages.ts'

/** Why the authority turns a declaration down; the numbers of examination are this simulator's own. */
export const reasons = {
  ...commonReasons,
  alreadyAccepted: {
    code: '9992',
    text: 'Đã tồn tại tờ khai đăng ký sử dụng hóa đơn điện tử khác của người nộp thuế đã được cơ quan thuế chấp nhận',
  },
  documentsAlreadyAccepted: {
    code: '9993',
    text: 'Đã tồn tại tờ khai đăng ký sử dụng chứng từ điện tử khác của người nộp thuế đã được cơ quan thuế chấp nhận',
  },
  transfer: { code: '9101', text: 'Hóa đơn có mã của cơ quan thuế phải chuyển đầy đủ nội dung từng hóa đơn' },
  documentTypes: {
    code: '9104',
    text: 'Loại chứng từ điện tử đăng ký sử dụng không phù hợp với đối tượng phát hành chứng từ',
  },
  notConfirmed: {
    code: lapseCode,
    text: 'Người đại diện theo pháp luật không xác nhận tờ khai trên eTax Mobile trong thời hạn 24 giờ, tờ khai không còn hiệu lực',
  },
  explanation: {
    code: '9105',
    text: 'Địa chỉ trụ sở chính không có địa chỉ cụ thể hoặc đặt tại căn hộ chung cư. Đề nghị người nộp thuế giải trình, bổ sung thông tin, tài liệu',
  },
  notConfirmedInTime: {
    code: lapseCode,
    text: 'Người đại diện theo pháp luật không xác nhận tờ khai trong ngày hoặc chậm nhất là ngày làm việc tiếp theo kể từ ngày nhận được yêu cầu xác nhận',
  },
  notExplained: {
    code: '9106',
    text: 'Người nộp thuế không giải trình, bổ sung thông tin, tài liệu trong thời hạn 03 ngày làm việc',
  },
  householdWithoutCode: {
    code: '9107',
    text: 'Hộ kinh doanh, cá nhân kinh doanh sử dụng hóa đơn có mã của cơ quan thuế',
  },
  householdVat: {
    code: '9108',
    text: 'Hộ kinh doanh, cá nhân kinh doanh sử dụng hóa đơn bán hàng, không sử dụng hóa đơn giá trị gia tăng',
  },
  otherName: {
    code: '9111',
    text: 'Họ và tên người đại diện theo pháp luật không khớp với Cơ sở dữ liệu quốc gia về dân cư',
  },
  otherBirthDate: {
    code: '9113',
    text: 'Ngày sinh người đại diện theo pháp luật không khớp với Cơ sở dữ liệu quốc gia về dân cư',
  },
  cashRegister: { code: '9102', text: 'Hóa đơn khởi tạo từ máy tính tiền không áp dụng cho loại hóa đơn đã chọn' },
} as const satisfies Record<string, Reason>

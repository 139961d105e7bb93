import { eDocument } from '../forms/eDocument.ts'
import { boxesOf, emptyTable, type PrintLayout } from './layout.ts'
import { certificates, receiptDelegationColumns } from './tables.ts'

const { box, headedBy } = boxesOf(eDocument)

/** The print of form 01/ĐKTĐ-CTĐT, XML version 2.1.1: Circular 91/2026, Appendix III (law of 2026 §1.2), whose decree has no year there. */
export const eDocument211: PrintLayout<'eDocument'> = {
  title: 'Đăng ký/thay đổi thông tin sử dụng chứng từ điện tử',
  caption: '(Kèm theo Thông tư số 91/2026/TT-BTC ngày 30 tháng 6 năm 2026 của Bộ trưởng Bộ Tài chính)',
  fields: [
    { label: 'Tên người nộp thuế:', read: (values) => values.sllr_comp_nm },
    { label: 'Mã số thuế:', read: (values) => values.sllr_tax_code },
    { label: 'Cơ quan thuế quản lý:', read: (values) => values.txof_nm },
    { label: 'Người liên hệ (1):', read: (values) => values.contact_per },
    { label: 'Điện thoại liên hệ:', read: (values) => values.contact_phone },
    { label: 'Địa chỉ liên hệ:', read: (values) => values.contact_add },
    { label: 'Thư điện tử:', read: (values) => values.contact_eml },
  ],
  intro:
    'Theo Nghị định số 254/NĐ-CP của Chính phủ, chúng tôi/tôi thuộc đối tượng sử dụng chứng từ điện tử. Chúng tôi/tôi đăng ký/thay đổi thông tin đã đăng ký với cơ quan thuế về việc sử dụng chứng từ điện tử như sau:',
  sections: [
    {
      title: '1. Đối tượng phát hành',
      boxes: [box('issuer_type_1', 'Tổ chức, cá nhân phát hành.'), box('issuer_type_2', 'Cơ quan thuế phát hành.')],
    },
    {
      title: '2. Loại hình sử dụng',
      boxes: [
        box('doc_type_1', 'Chứng từ điện tử khấu trừ thuế thu nhập cá nhân.'),
        ...headedBy('Biên lai điện tử.', [
          box('doc_type_3', 'Biên lai thu thuế, phí, lệ phí không in sẵn mệnh giá'),
          box('doc_type_4', 'Biên lai thu thuế, phí, lệ phí in có sẵn mệnh giá'),
          box('doc_type_5', 'Biên lai thu thuế, phí, lệ phí'),
        ]),
      ],
    },
    {
      title: '3. Hình thức gửi dữ liệu',
      boxes: [
        box('att_09', 'Trên Hệ thống thông tin quản lý thuế của cơ quan thuế.'),
        box('att_13', 'Thông qua tổ chức cung cấp dịch vụ hóa đơn điện tử.'),
        box('att_14', 'Thông qua tổ chức cung cấp dịch vụ hóa đơn điện tử được Cục Thuế ủy thác.'),
        box('att_15', 'Gửi trực tiếp đến cơ quan thuế.'),
        box(
          'att_16',
          'Chuyển dữ liệu biên lai điện tử theo Bảng tổng hợp biên lai điện tử gửi cơ quan thuế theo Mẫu số 01/TH-BLĐT (điểm d khoản 6 Điều 4 của Thông tư số 91/2026/TT-BTC của Bộ trưởng Bộ Tài chính).',
        ),
      ],
    },
    { title: '4. Danh sách chứng thư số sử dụng', table: certificates },
    { title: '5. Đăng ký ủy nhiệm lập biên lai', table: emptyTable(receiptDelegationColumns) },
  ],
  commitment:
    'Chúng tôi cam kết hoàn toàn chịu trách nhiệm trước pháp luật về tính chính xác, trung thực của nội dung nêu trên và thực hiện theo đúng quy định của pháp luật.',
  note: 'Ghi chú: (1) Người đại diện theo pháp luật hoặc chủ doanh nghiệp hoặc đại diện hộ kinh doanh.',
}

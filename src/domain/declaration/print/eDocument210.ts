import { eDocument } from '../forms/eDocument.ts'
import { boxesOf, type PrintLayout } from './layout.ts'
import { certificates } from './tables.ts'

const { box, nested } = boxesOf(eDocument)

/** The print of form 01/ĐKTĐ-CTĐT, XML version 2.1.0: Decree 70/2025 (facts of the field §3). Delegations are printed only where there are some. */
export const eDocument210: PrintLayout<'eDocument'> = {
  title: 'Đăng ký/thay đổi thông tin sử dụng chứng từ điện tử',
  fields: [
    { label: 'Tên người nộp thuế:', read: (values) => values.sllr_comp_nm },
    { label: 'Mã số thuế:', read: (values) => values.sllr_tax_code },
    { label: 'Cơ quan thuế quản lý:', read: (values) => values.txof_nm },
    { label: 'Người liên hệ:', read: (values) => values.contact_per },
    { label: 'Điện thoại liên hệ:', read: (values) => values.contact_phone },
    { label: 'Địa chỉ liên hệ:', read: (values) => values.contact_add },
    { label: 'Thư điện tử:', read: (values) => values.contact_eml },
  ],
  intro:
    'Theo Nghị định số 70/2025/NĐ-CP ngày 20 tháng 3 năm 2025 của Chính phủ, chúng tôi/tôi thuộc đối tượng sử dụng chứng từ điện tử. ' +
    'Chúng tôi/tôi đăng ký/thay đổi thông tin đã đăng ký với cơ quan thuế về việc sử dụng chứng từ điện tử như sau:',
  sections: [
    {
      title: '1. Đối tượng phát hành:',
      boxes: [box('issuer_type_1', 'Tổ chức, cá nhân phát hành'), box('issuer_type_2', 'Cơ quan thuế phát hành')],
    },
    {
      title: '2. Loại hình sử dụng:',
      boxes: [
        box('doc_type_1', 'Chứng từ điện tử khấu trừ thuế thu nhập cá nhân'),
        box(
          'doc_type_2',
          'Chứng từ điện tử khấu trừ thuế đối với hoạt động kinh doanh trên nền tảng thương mại điện tử, nền tảng số',
        ),
        { label: 'Biên lai điện tử:', isTicked: null },
        ...nested([
          box('doc_type_3', 'Biên lai thu thuế, phí, lệ phí không in sẵn mệnh giá'),
          box('doc_type_4', 'Biên lai thu thuế, phí, lệ phí in sẵn mệnh giá'),
          box('doc_type_5', 'Biên lai thu thuế, phí, lệ phí'),
        ]),
      ],
    },
    {
      title: '3. Hình thức gửi dữ liệu:',
      boxes: [
        { mark: 'a.', ...box('att_09', 'Trên Cổng thông tin điện tử của cơ quan thuế') },
        { mark: 'b.', ...box('att_13', 'Thông qua tổ chức cung cấp dịch vụ hóa đơn điện tử') },
        {
          mark: 'c.',
          ...box('att_14', 'Thông qua tổ chức cung cấp dịch vụ hóa đơn điện tử được Tổng cục Thuế ủy thác'),
        },
      ],
    },
    { title: '4. Danh sách chứng thư số sử dụng:', table: certificates },
  ],
  note: null,
}

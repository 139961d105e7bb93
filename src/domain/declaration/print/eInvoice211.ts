import { shownDay } from '../../dates.ts'
import { eInvoice } from '../forms/eInvoice.ts'
import { identityNumbers } from './identityNumbers.ts'
import { boxesOf, emptyTable, type FieldLine, type PrintLayout, type SectionLayout } from './layout.ts'
import {
  certificates,
  delegationColumns2026,
  integrationColumns,
  lookups,
  organisations,
  pauseColumns,
} from './tables.ts'

const { box, headed } = boxesOf(eInvoice)

const fields: readonly FieldLine<'eInvoice'>[] = [
  { label: 'Tên người nộp thuế:', read: (values) => values.sllr_comp_nm },
  { label: 'Mã số thuế:', read: (values) => values.sllr_tax_code },
  { label: 'Cơ quan thuế quản lý:', read: (values) => values.txof_nm },
  {
    label: 'Người liên hệ (Đại diện theo pháp luật/ Hộ kinh doanh, cá nhân kinh doanh):',
    read: (values) => values.rppr_nm,
  },
  { label: 'Ngày tháng năm sinh:', read: (values) => shownDay(values.rppr_dob) },
  { label: 'Số định danh cá nhân hoặc số hộ chiếu (1):', read: identityNumbers },
  {
    label: 'Điện thoại liên hệ (Đại diện theo pháp luật/ Hộ kinh doanh, cá nhân kinh doanh):',
    read: (values) => values.rppr_phone,
  },
  { label: 'Địa chỉ liên hệ của người nộp thuế:', read: (values) => values.contact_add },
  { label: 'Thư điện tử của người nộp thuế:', read: (values) => values.contact_eml },
]

const dataChannels: SectionLayout<'eInvoice'> = {
  title: '2. Hình thức gửi dữ liệu hóa đơn điện tử:',
  boxes: [
    ...headed(
      'a.',
      'Trường hợp sử dụng hóa đơn điện tử có mã trên Hệ thống thông tin quản lý thuế hoặc tổ chức cung cấp dịch vụ hóa đơn điện tử được Cục Thuế ủy thác.',
      [
        box(
          'attribute4',
          'Doanh nghiệp nhỏ và vừa, hợp tác xã, liên hiệp hợp tác xã, hộ kinh doanh, cá nhân kinh doanh tại địa bàn có điều kiện kinh tế xã hội khó khăn, địa bàn có điều kiện kinh tế xã hội đặc biệt khó khăn (khoản 1 Điều 11 của Nghị định số 254/2026/NĐ-CP của Chính phủ).',
        ),
        box(
          'attribute10',
          'Cơ quan thuế hoặc cơ quan được giao nhiệm vụ tổ chức, xử lý tài sản công theo quy định pháp luật về quản lý, sử dụng tài sản công (khoản 2 Điều 11 của Nghị định số 254/2026/NĐ-CP của Chính phủ).',
        ),
      ],
    ),
    ...headed('b.', 'Trường hợp sử dụng hóa đơn điện tử không có mã của cơ quan thuế:', [
      box(
        'attribute8',
        'Gửi trực tiếp đến cơ quan thuế (điểm b1 khoản 3 Điều 16 của Nghị định số 254/2026/NĐ-CP của Chính phủ).',
      ),
      box(
        'attribute9',
        'Gửi đến cơ quan thuế thông qua tổ chức cung cấp dịch vụ hóa đơn điện tử (điểm b2 khoản 3 Điều 16 của Nghị định số 254/2026/NĐ-CP của Chính phủ).',
      ),
      box(
        'attribute12',
        'Tổ chức nước ngoài có hoạt động kinh doanh, cung cấp dịch vụ thông qua nền tảng thương mại điện tử, nền tảng số khác (điểm a.1.3 khoản 3 Điều 16 của Nghị định số 254/2026/NĐ-CP của Chính phủ).',
      ),
    ]),
  ],
}

/** The print of form 01/ĐKTĐ-HĐĐT, XML version 2.1.1: Circular 91/2026, Appendix III (law of 2026 §1.1). */
export const eInvoice211: PrintLayout<'eInvoice'> = {
  title: 'Đăng ký/thay đổi thông tin sử dụng hóa đơn điện tử',
  caption: '(Kèm theo Thông tư số 91/2026/TT-BTC ngày 30 tháng 6 năm 2026 của Bộ trưởng Bộ Tài chính)',
  fields,
  intro:
    'Theo Nghị định số 254/2026/NĐ-CP của Chính phủ, chúng tôi/tôi thuộc đối tượng sử dụng hóa đơn điện tử. Chúng tôi/tôi đăng ký/thay đổi thông tin đã đăng ký với cơ quan thuế về việc sử dụng hóa đơn điện tử như sau:',
  sections: [
    {
      title: '1. Hình thức hóa đơn:',
      boxes: [
        box('attribute1', 'Hóa đơn điện tử có mã của cơ quan thuế.'),
        box('attribute3', 'Hóa đơn điện tử khởi tạo từ máy tính tiền có mã của cơ quan thuế.'),
        box('attribute11', 'Hóa đơn điện tử khởi tạo từ máy tính tiền không có mã của cơ quan thuế.'),
        box('attribute2', 'Hóa đơn điện tử không có mã của cơ quan thuế.'),
      ],
    },
    dataChannels,
    {
      title: '3. Phương thức chuyển dữ liệu hóa đơn điện tử:',
      boxes: [
        box('attribute6', 'Chuyển đầy đủ nội dung từng hóa đơn.'),
        box(
          'attribute13',
          'Chuyển dữ liệu bảng tổng hợp doanh thu theo Bảng tổng hợp doanh thu theo Mẫu số 01/TH-DT (điểm a khoản 6 Điều 4 của Thông tư số 91/2026/TT-BTC của Bộ trưởng Bộ Tài chính).',
        ),
        box(
          'attribute7',
          'Chuyển dữ liệu hóa đơn điện tử theo Bảng tổng hợp dữ liệu hóa đơn điện tử theo Mẫu số 01/TH-HĐĐT (điểm b khoản 6 Điều 4 của Thông tư số 91/2026/TT-BTC của Bộ trưởng Bộ Tài chính).',
        ),
        box(
          'attribute14',
          'Chuyển cơ sở dữ liệu thông tin chi tiết giao dịch phát sinh theo Bảng thông tin chi tiết giao dịch theo Mẫu số 01/TTGD (điểm c khoản 6 Điều 4 của Thông tư số 91/2026/TT-BTC của Bộ trưởng Bộ Tài chính).',
        ),
      ],
    },
    {
      title: '4. Loại hóa đơn sử dụng:',
      boxes: [
        box('inv_type1', 'Hóa đơn GTGT.'),
        box('inv_type7', 'Hóa đơn GTGT tích hợp biên lai thu thuế, phí, lệ phí.'),
        box('inv_type2', 'Hóa đơn bán hàng.'),
        box('inv_type8', 'Hóa đơn bán hàng tích hợp biên lai thu thuế, phí, lệ phí.'),
        box('inv_type9', 'Hóa đơn thương mại.'),
        box('inv_type10', 'Hóa đơn nhà cung cấp ở nước ngoài không có cơ sở thường trú tại Việt Nam..'),
        box('inv_type3', 'Hóa đơn bán tài sản công'),
        box('inv_type4', 'Hóa đơn bán hàng dự trữ quốc gia.'),
        box('inv_type5', 'Các loại hóa đơn khác.'),
        box('inv_type6', 'Các chứng từ được in, phát hành, sử dụng và quản lý như hóa đơn.'),
      ],
    },
    { title: '5. Danh sách chứng thư số sử dụng:', table: certificates },
    { title: '6. Đăng ký ủy nhiệm lập hóa đơn', table: emptyTable(delegationColumns2026) },
    { title: '7. Tổ chức cung cấp dịch vụ', table: organisations('Tên Tổ chức cung cấp dịch vụ', 'solution_provider') },
    { title: '8. Thông tin đơn vị truyền nhận', table: organisations('Tên đơn vị truyền nhận', 'tvan_company') },
    {
      title: '9. Thông tin đơn vị hạch toán phụ thuộc cần cấp quyền tra cứu hóa đơn',
      table: organisations('Tên đơn vị', 'dependent_units'),
    },
    { title: '9a. Thông tin đơn vị được ủy quyền tra cứu hóa đơn', table: lookups },
    {
      title: '10. Đề nghị tạm ngừng sử dụng hóa đơn điện tử',
      lead: 'Trong quá trình sử dụng hóa đơn điện tử, chúng tôi xin phép tạm ngừng sử dụng hóa đơn điện tử cụ thể như sau:',
      table: emptyTable(pauseColumns),
    },
    { title: '11. Đăng ký tích hợp hóa đơn điện tử với chứng từ điện tử', table: emptyTable(integrationColumns) },
  ],
  commitment:
    'Chúng tôi cam kết hoàn toàn chịu trách nhiệm trước pháp luật về tính chính xác, trung thực của nội dung nêu trên và thực hiện theo đúng quy định của pháp luật./.',
  note: 'Ghi chú: (1) Đối với người đại diện là người Việt Nam điền thông tin số định danh cá nhân. Việc sử dụng số định danh cá nhân theo quy định pháp luật về căn cước.',
}

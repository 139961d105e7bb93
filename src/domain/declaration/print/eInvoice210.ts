import { shownDay } from '../../dates.ts'
import { eInvoice } from '../forms/eInvoice.ts'
import { identityNumbers } from './identityNumbers.ts'
import { boxesOf, emptyTable, type FieldLine, type PrintLayout, type SectionLayout } from './layout.ts'
import {
  certificates,
  delegationColumns,
  integrationColumns,
  organisationColumns,
  organisations,
  pauseColumns,
} from './tables.ts'

const { box, openBox, headed } = boxesOf(eInvoice)

const genders: Readonly<Record<string, string>> = { '1': 'Nam', '0': 'Nữ' }

const fields: readonly FieldLine<'eInvoice'>[] = [
  { label: 'Tên người nộp thuế:', read: (values) => values.sllr_comp_nm },
  { label: 'Mã số thuế:', read: (values) => values.sllr_tax_code },
  { label: 'Cơ quan thuế quản lý:', read: (values) => values.txof_nm },
  { label: 'Người liên hệ (Đại diện theo pháp luật/Hộ, cá nhân kinh doanh):', read: (values) => values.rppr_nm },
  {
    label: 'Điện thoại liên hệ (Đại diện theo pháp luật/Hộ, cá nhân kinh doanh):',
    read: (values) => values.rppr_phone,
  },
  { label: 'Số CC/CCCD/số định danh/Hộ chiếu (*):', read: identityNumbers },
  { label: 'Ngày tháng năm sinh:', read: (values) => shownDay(values.rppr_dob) },
  { label: 'Giới tính:', read: (values) => genders[values.rppr_gender] ?? '' },
  { label: 'Địa chỉ liên hệ của NNT:', read: (values) => values.contact_add },
  { label: 'Thư điện tử của NNT:', read: (values) => values.contact_eml },
]

const dataChannels: SectionLayout<'eInvoice'> = {
  title: '2. Hình thức gửi dữ liệu hóa đơn điện tử:',
  boxes: [
    ...headed(
      'a.',
      'Trường hợp sử dụng hóa đơn điện tử có mã trên Cổng thông tin điện tử của Tổng cục Thuế hoặc tổ chức cung cấp dịch vụ hóa đơn điện tử được Tổng cục Thuế ủy thác',
      [
        box(
          'attribute4',
          'Doanh nghiệp nhỏ và vừa, hợp tác xã, hộ, cá nhân kinh doanh tại địa bàn có điều kiện kinh tế xã hội khó khăn, địa bàn có điều kiện kinh tế xã hội đặc biệt khó khăn (điểm a khoản 1 Điều 14 của Nghị định)',
        ),
        box(
          'attribute5',
          'Doanh nghiệp nhỏ và vừa khác theo đề nghị của Ủy ban nhân dân tỉnh, thành phố trực thuộc trung ương gửi Bộ Tài chính trừ doanh nghiệp hoạt động tại các khu kinh tế, khu công nghiệp, khu công nghệ cao (điểm b khoản 1 Điều 14 của Nghị định)',
        ),
        box(
          'attribute10',
          'Cơ quan thuế hoặc cơ quan được giao nhiệm vụ tổ chức, xử lý tài sản công theo quy định pháp luật về quản lý, sử dụng tài sản công (khoản 1 Điều 15 Nghị định)',
        ),
      ],
    ),
    ...headed('b.', 'Trường hợp sử dụng hóa đơn điện tử không có mã của cơ quan thuế:', [
      box(
        'attribute8',
        'Chuyển dữ liệu hóa đơn điện tử trực tiếp đến cơ quan thuế (điểm b1, khoản 3, Điều 22 của Nghị định 70)',
      ),
      box(
        'attribute9',
        'Thông qua tổ chức cung cấp dịch vụ hóa đơn điện tử (điểm b2, khoản 3, Điều 22 của Nghị định 123 (đã được sửa đổi, bổ sung theo quy định tại Nghị định số 70))',
      ),
      openBox(
        'Nhà cung cấp ở nước ngoài không có cơ sở thường trú tại Việt Nam có hoạt động kinh doanh thương mại điện tử, kinh doanh trên nền tảng số và các dịch vụ khác đăng ký tự nguyện sử dụng hóa đơn điện tử thông qua Cổng thông tin điện tử dành cho nhà cung cấp ở nước ngoài của Tổng cục Thuế (khoản 1 Điều 15 Nghị định 70)',
      ),
    ]),
  ],
}

const invoiceTypes: SectionLayout<'eInvoice'> = {
  title: '4. Loại hóa đơn sử dụng:',
  boxes: [
    box('inv_type1', 'Hóa đơn GTGT'),
    box('inv_type7', 'Hóa đơn GTGT tích hợp biên lai thu thuế, phí, lệ phí'),
    box('inv_type2', 'Hóa đơn bán hàng'),
    box('inv_type8', 'Hóa đơn bán hàng tích hợp biên lai thu thuế, phí, lệ phí'),
    box('inv_type9', 'Hóa đơn thương mại'),
    openBox('Hóa đơn nhà cung cấp ở nước ngoài không có cơ sở thường trú tại Việt Nam'),
    box('inv_type3', 'Hóa đơn bán tài sản công'),
    box('inv_type4', 'Hóa đơn bán hàng dự trữ quốc gia'),
    box('inv_type5', 'Các loại hóa đơn khác'),
    box('inv_type6', 'Các chứng từ được in, phát hành, sử dụng và quản lý như hóa đơn'),
  ],
}

/** The print of form 01/ĐKTĐ-HĐĐT, XML version 2.1.0: Decree 70/2025 (facts of the field §3.1), with the tables of providers and transmission units. */
export const eInvoice210: PrintLayout<'eInvoice'> = {
  title: 'Đăng ký/thay đổi thông tin sử dụng hóa đơn điện tử',
  fields,
  intro:
    'Theo Nghị định số 70/2025/NĐ-CP ngày 20 tháng 3 năm 2025 của Chính phủ, chúng tôi/tôi thuộc đối tượng sử dụng hóa đơn điện tử. ' +
    'Chúng tôi/tôi đăng ký/thay đổi thông tin đã đăng ký với cơ quan thuế về việc sử dụng hóa đơn điện tử như sau:',
  sections: [
    {
      title: '1. Hình thức hóa đơn:',
      boxes: [
        box('attribute1', 'Có mã của cơ quan thuế'),
        box('attribute3', 'Hóa đơn khởi tạo từ Máy tính tiền'),
        box('attribute2', 'Không có mã của cơ quan thuế'),
      ],
    },
    dataChannels,
    {
      title: '3. Phương thức chuyển dữ liệu hóa đơn điện tử:',
      boxes: [
        box('attribute6', 'Chuyển đầy đủ nội dung từng hóa đơn.'),
        box(
          'attribute7',
          'Chuyển dữ liệu hóa đơn điện tử theo Bảng tổng hợp dữ liệu hóa đơn điện tử theo Mẫu số 01/TH-HĐĐT (điểm a1, khoản 3 Điều 22 của Nghị định).',
        ),
      ],
    },
    invoiceTypes,
    { title: '5. Danh sách chứng thư số sử dụng:', table: certificates },
    {
      title: '6. Đăng ký ủy nhiệm lập hóa đơn',
      table: emptyTable(delegationColumns('Tên tổ chức được/nhận ủy nhiệm')),
    },
    {
      title: '7. Tổ chức cung cấp dịch vụ',
      table: organisations('Tên tổ chức cung cấp dịch vụ', 'solution_provider'),
    },
    {
      title: '8. Thông tin đơn vị truyền nhận',
      table: organisations('Tên đơn vị truyền nhận', 'tvan_company'),
    },
    {
      title: '9. Thông tin đơn vị hạch toán phụ thuộc cần cấp quyền tra cứu hóa đơn',
      table: emptyTable(organisationColumns('Tên đơn vị')),
    },
    {
      title: '10. Đề nghị tạm ngừng sử dụng hóa đơn điện tử',
      lead: 'Trong quá trình sử dụng hóa đơn điện tử, chúng tôi xin phép tạm ngừng sử dụng hóa đơn điện tử cụ thể như sau:',
      table: emptyTable(pauseColumns),
    },
    { title: '11. Đăng ký tích hợp hóa đơn điện tử với chứng từ điện tử', table: emptyTable(integrationColumns) },
  ],
  note: 'Ghi chú: (*) Đối với người đại diện là người Việt Nam điền thông tin số CC/CCCD/số định danh. Việc sử dụng CC/CCCD/số định danh theo quy định pháp luật về căn cước.',
}

import { eInvoice } from '../forms/eInvoice.ts'
import { boxesOf, emptyTable, type PrintLayout } from './layout.ts'
import { certificates, delegationColumns } from './tables.ts'

const { box, nested } = boxesOf(eInvoice)

/** The print of form 01/ĐKTĐ-HĐĐT, XML version 2.0.1: Decree 123/2020, Annex IA (facts of the field §3.2). */
export const eInvoice201: PrintLayout<'eInvoice'> = {
  title: 'Đăng ký/thay đổi thông tin sử dụng hóa đơn điện tử',
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
    'Theo Nghị định số 123/2020/NĐ-CP ngày 19 tháng 10 năm 2020 của Chính phủ, chúng tôi/tôi thuộc đối tượng sử dụng hóa đơn điện tử. ' +
    'Chúng tôi/tôi đăng ký/thay đổi thông tin đã đăng ký với cơ quan thuế về việc sử dụng hóa đơn điện tử như sau:',
  sections: [
    {
      title: '1. Hình thức hóa đơn:',
      boxes: [
        box('attribute1', 'Có mã của cơ quan thuế'),
        box('attribute3', 'Hóa đơn có mã khởi tạo từ máy tính tiền'),
        box('attribute2', 'Không có mã của cơ quan thuế'),
      ],
    },
    {
      title: '2. Hình thức gửi dữ liệu hóa đơn điện tử:',
      boxes: [
        {
          mark: 'a.',
          label:
            'Trường hợp sử dụng hóa đơn điện tử có mã không phải trả tiền dịch vụ theo khoản 1 Điều 14 của Nghị định:',
          isTicked: null,
        },
        ...nested([
          box(
            'attribute4',
            'Doanh nghiệp nhỏ và vừa, hợp tác xã, hộ, cá nhân kinh doanh tại địa bàn có điều kiện kinh tế xã hội khó khăn, địa bàn có điều kiện kinh tế xã hội đặc biệt khó khăn.',
          ),
          box(
            'attribute5',
            'Doanh nghiệp nhỏ và vừa khác theo đề nghị của Ủy ban nhân dân tỉnh, thành phố trực thuộc trung ương gửi Bộ Tài chính trừ doanh nghiệp hoạt động tại các khu kinh tế, khu công nghiệp, khu công nghệ cao.',
          ),
        ]),
        { mark: 'b.', label: 'Trường hợp sử dụng hóa đơn điện tử không có mã của cơ quan thuế:', isTicked: null },
        ...nested([
          box(
            'attribute8',
            'Chuyển dữ liệu hóa đơn điện tử trực tiếp đến cơ quan thuế (điểm b1, khoản 3, Điều 22 của Nghị định).',
          ),
          box(
            'attribute9',
            'Thông qua tổ chức cung cấp dịch vụ hóa đơn điện tử (điểm b2, khoản 3, Điều 22 của Nghị định).',
          ),
        ]),
      ],
    },
    {
      title: '3. Phương thức chuyển dữ liệu hóa đơn điện tử:',
      boxes: [
        box('attribute6', 'Chuyển đầy đủ nội dung từng hóa đơn.'),
        box(
          'attribute7',
          'Chuyển theo bảng tổng hợp dữ liệu hóa đơn điện tử (điểm a1, khoản 3, Điều 22 của Nghị định).',
        ),
      ],
    },
    {
      title: '4. Loại hóa đơn sử dụng:',
      boxes: [
        box('inv_type1', 'Hóa đơn GTGT'),
        box('inv_type2', 'Hóa đơn bán hàng'),
        box('inv_type3', 'Hóa đơn bán tài sản công'),
        box('inv_type4', 'Hóa đơn bán hàng dự trữ quốc gia'),
        box('inv_type5', 'Các loại hóa đơn khác'),
        box('inv_type6', 'Các chứng từ được in, phát hành, sử dụng và quản lý như hóa đơn.'),
      ],
    },
    { title: '5. Danh sách chứng thư số sử dụng:', table: certificates },
    { title: '6. Đăng ký ủy nhiệm lập hóa đơn', table: emptyTable(delegationColumns('Tên tổ chức được ủy nhiệm')) },
  ],
  note: null,
}

import { shownDay } from '../../dates.ts'
import { writtenText } from '../../documents/xml/elementText.ts'
import { certificateFormTypes } from '../../certificateCodes.ts'
import { certificateFields } from '../fields.ts'
import { isChosenRow } from '../certificateRows.ts'
import type { ServiceProvider } from '../content.ts'
import type { PrintableDeclaration, TableLayout } from './layout.ts'
import type { PrintedColumn } from '../../documents/printedForm.ts'

export const ordinal: PrintedColumn = { title: 'STT', share: 6, isCentred: true }

const days = (group: string, share: number): PrintedColumn[] => [
  { title: 'Từ ngày', group, share, isCentred: true },
  { title: 'Đến ngày', group, share, isCentred: true },
]

/** Registration forms of a certificate, as the printed form names them. */
const formTypeNames: Readonly<Record<string, string>> = {
  [certificateFormTypes.add]: 'Thêm mới',
  [certificateFormTypes.renew]: 'Gia hạn',
  [certificateFormTypes.stop]: 'Ngừng sử dụng',
}

/** Section 5. The cells say what the XML says of the same certificate. */
export const certificates: TableLayout = {
  columns: [
    ordinal,
    { title: 'Tên tổ chức cơ quan chứng thực/cấp/công nhận chữ ký số, chữ ký điện tử', share: 30 },
    { title: 'Số sê-ri chứng thư', share: 25 },
    ...days('Thời hạn sử dụng chứng thư số', 13),
    { title: 'Hình thức đăng ký (Thêm mới, gia hạn, ngừng sử dụng)', share: 15, isCentred: true },
  ],
  rows: ({ values }) =>
    values.digital_signatures
      .filter(isChosenRow)
      .map((row, position) => [
        String(position + 1),
        writtenText(certificateFields.org_name.element, row.org_name),
        writtenText(certificateFields.serial_no.element, row.serial_no),
        shownDay(row.from_date),
        shownDay(row.to_date),
        formTypeNames[row.form_tp] ?? '',
      ]),
}

/** Section 6, with the texts that differ from layout to layout for the other party. */
export const delegationColumns = (otherParty: string): PrintedColumn[] => [
  ordinal,
  { title: 'Tên loại hóa đơn ủy nhiệm', share: 14 },
  { title: 'Ký hiệu mẫu hóa đơn', share: 10, isCentred: true },
  { title: 'Ký hiệu hóa đơn ủy nhiệm', share: 11, isCentred: true },
  { title: otherParty, share: 19 },
  { title: 'Mục đích ủy nhiệm', share: 14 },
  { title: 'Thời hạn ủy nhiệm', share: 12, isCentred: true },
  { title: 'Phương thức thanh toán hóa đơn ủy nhiệm', share: 16 },
]

/** Sections 7 to 9: organisations with a period. */
export const organisationColumns = (name: string): PrintedColumn[] => [
  ordinal,
  { title: name, share: 36 },
  { title: 'Mã số thuế', share: 17, isCentred: true },
  ...days('Thời gian', 13),
  { title: 'Ghi chú', share: 17 },
]

const organisationRow = (provider: ServiceProvider, position: number): string[] => [
  String(position + 1),
  provider.org_name,
  provider.tax_code,
  shownDay(provider.from_date),
  shownDay(provider.to_date),
  provider.note,
]

export const organisations = (
  name: string,
  read: (declaration: PrintableDeclaration) => readonly ServiceProvider[],
): TableLayout => ({
  columns: organisationColumns(name),
  rows: (declaration) => read(declaration).map(organisationRow),
})

/** Section 10. */
export const pauseColumns: readonly PrintedColumn[] = [
  ordinal,
  ...days('Thời gian tạm ngừng sử dụng hóa đơn điện tử', 13),
  { title: 'Mã số thuế', group: 'Tổ chức cung cấp dịch vụ', share: 14, isCentred: true },
  { title: 'Tên', group: 'Tổ chức cung cấp dịch vụ', share: 22 },
  { title: 'Số sê-ri chứng thư', share: 19 },
  { title: 'Ghi chú', share: 15 },
]

const integrationParty = 'Tên tổ chức được hoặc nhận tích hợp hóa đơn'

/** Section 11. */
export const integrationColumns: readonly PrintedColumn[] = [
  ordinal,
  { title: 'Tên loại hóa đơn tích hợp', share: 12 },
  { title: 'Ký hiệu mẫu hóa đơn tích hợp', share: 10, isCentred: true },
  { title: 'Ký hiệu hóa đơn tích hợp', share: 10, isCentred: true },
  { title: 'Mã số thuế', group: integrationParty, share: 10, isCentred: true },
  { title: 'Tên', group: integrationParty, share: 14 },
  { title: 'Mục đích tích hợp', share: 11 },
  ...days('Thời hạn tích hợp', 10),
  { title: 'Ghi chú', share: 9 },
]

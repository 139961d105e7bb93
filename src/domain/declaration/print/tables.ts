import { shownDay } from '../../dates.ts'
import { writtenText } from '../../documents/xml/elementText.ts'
import { certificateFormTypes } from '../../certificateCodes.ts'
import { certificateFields } from '../fields.ts'
import { isChosenRow } from '../certificateRows.ts'
import { lookedUpInvoices, type OrganisationList, type OrganisationRow } from '../organisations.ts'
import { listIn } from '../values.ts'
import type { TableLayout } from './layout.ts'
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

/** Section 6 since July 2026, with the column of the tax code. */
export const delegationColumns2026: readonly PrintedColumn[] = [
  ordinal,
  { title: 'Tên loại hóa đơn ủy nhiệm', share: 13 },
  { title: 'Ký hiệu mẫu hóa đơn', share: 9, isCentred: true },
  { title: 'Ký hiệu hóa đơn ủy nhiệm', share: 10, isCentred: true },
  { title: 'Bên ủy nhiệm/ Bên nhận ủy nhiệm', share: 15 },
  { title: 'Mã số thuế/số định danh cá nhân', share: 13, isCentred: true },
  { title: 'Mục đích ủy nhiệm', share: 12 },
  { title: 'Thời hạn ủy nhiệm', share: 10, isCentred: true },
  { title: 'Phương thức thanh toán hóa đơn ủy nhiệm', share: 12 },
]

/** Section 5 of form 01/ĐKTĐ-CTĐT since July 2026. */
export const receiptDelegationColumns: readonly PrintedColumn[] = [
  ordinal,
  { title: 'Tên loại biên lai ủy nhiệm', share: 15 },
  { title: 'Ký hiệu mẫu biên lai ủy nhiệm', share: 11, isCentred: true },
  { title: 'Ký hiệu biên lai ủy nhiệm', share: 11, isCentred: true },
  { title: 'Bên ủy nhiệm/Bên nhận ủy nhiệm', share: 18 },
  { title: 'Mục đích ủy nhiệm', share: 14 },
  { title: 'Thời hạn ủy nhiệm', share: 12, isCentred: true },
  { title: 'Phương thức thanh toán biên lai ủy nhiệm', share: 13 },
]

/** Sections 7 to 9: organisations with a period. */
export const organisationColumns = (name: string): PrintedColumn[] => [
  ordinal,
  { title: name, share: 36 },
  { title: 'Mã số thuế', share: 17, isCentred: true },
  ...days('Thời gian', 13),
  { title: 'Ghi chú', share: 17 },
]

const organisationRow = (provider: OrganisationRow, position: number): string[] => [
  String(position + 1),
  provider.org_name,
  provider.tax_code,
  shownDay(provider.from_date),
  shownDay(provider.to_date),
  provider.note,
]

export const organisations = (name: string, list: OrganisationList): TableLayout => ({
  columns: organisationColumns(name),
  rows: ({ values }) => listIn(values, list).map(organisationRow),
})

const invoicesNames: Readonly<Record<string, string>> = {
  [lookedUpInvoices.sold]: 'Bán ra',
  [lookedUpInvoices.bought]: 'Mua vào',
  [lookedUpInvoices.both]: 'Bán ra, mua vào',
}

/** Section 9a of the form since July 2026; a day and the tax code of a branch have room on one line. */
export const lookups: TableLayout = {
  columns: [
    { ...ordinal, share: 5 },
    { title: 'Tên đơn vị', share: 16 },
    { title: 'Mã số thuế', share: 16, isCentred: true },
    { title: 'Hóa đơn bán ra/ mua vào', share: 9, isCentred: true },
    ...days('Thời điểm lập hóa đơn', 11),
    ...days('Thời gian được ủy quyền', 11),
    { title: 'Ghi chú', share: 10 },
  ],
  rows: ({ values }) =>
    listIn(values, 'lookup_units').map((unit, position) => [
      String(position + 1),
      unit.org_name,
      unit.tax_code,
      invoicesNames[unit.invoices] ?? '',
      shownDay(unit.issued_from),
      shownDay(unit.issued_to),
      shownDay(unit.from_date),
      shownDay(unit.to_date),
      unit.note,
    ]),
}

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

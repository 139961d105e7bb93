import ExcelJS from 'exceljs'

const rows = 50_000

/** Items as somebody would upload them, with their texts in a part of their own, as Excel writes them. */
export async function writeItems(path: string): Promise<void> {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('Item List')
  sheet.addRow(['Mã hàng', 'Tên hàng', 'Tên tiếng Anh', 'Tiền tệ', 'Đơn giá', 'Thuế suất', 'ĐVT', 'Ghi chú'])
  for (let at = 0; at < rows; at += 1)
    sheet.addRow([
      `SP${String(at).padStart(6, '0')}`,
      `Hàng hóa số ${at} – cà phê sữa đá`,
      `Item ${at}`,
      'VND',
      1000 + at * 1.37,
      at % 7 === 0 ? 'KCT' : 0.08,
      'cái',
      `Ghi chú ${at}`,
    ])
  await book.xlsx.writeFile(path)
}

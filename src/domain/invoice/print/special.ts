import type { SpecialDatum } from '../lines.ts'

/** What data of special goods are called, by their names in the XML (invoice_xml, enums.LHHDTrung). */
const captions: ReadonlyMap<string, string> = new Map([
  ['SKhung', 'Số khung'],
  ['SMay', 'Số máy'],
  ['BKSPTVChuyen', 'Biển kiểm soát phương tiện vận chuyển'],
  ['TNGHang', 'Người gửi hàng'],
  ['DCNGHang', 'Địa chỉ người gửi hàng'],
  ['MSTNGHang', 'Mã số thuế người gửi hàng'],
  ['MDDNGHang', 'Số định danh người gửi hàng'],
])

/** Data of special goods as they stand below the name of a line. */
export const specialTexts = (data: readonly SpecialDatum[]): string[] =>
  data.filter(({ value }) => value !== '').map(({ name, value }) => `${captions.get(name) ?? name}: ${value.trim()}`)

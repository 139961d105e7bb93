const commissioned = 'nobody is commissioned to issue invoices'
const place = 'seen in two products alone, without a length'
const registered = 'assets that have to be registered are not sold by this kind'
const noData = 'the data of a company have none'
const noAddition = 'nothing is added to the format here'

/** Elements of the table that are not written, with the reason. */
export const unwritten: Readonly<Record<string, string>> = {
  'TTChung/MHSo': 'invoices that the authority issues per occurrence are none of this kind',
  'TTChung/MSTDVNUNLHDon': commissioned,
  'TTChung/TDVNUNLHDon': commissioned,
  'TTChung/DCDVNUNLHDon': commissioned,
  'TTChung/TTHDLQuan/MSTCLQuan': 'seen in two products alone, and the invoice that is corrected has the same seller',
  'TTChung/TTHDLQuan/LDDCTThe': 'its codes are not known',
  'TTChung/TTKhac': noAddition,
  'NDHDon/NBan/MDDKDoanh': place,
  'NDHDon/NBan/TDDKDoanh': place,
  'NDHDon/NBan/DCDDKDoanh': place,
  'NDHDon/NBan/STKNHang': noData,
  'NDHDon/NBan/TNHang': noData,
  'NDHDon/NBan/Fax': noData,
  'NDHDon/NBan/Website': noData,
  'NDHDon/NBan/TTKhac': noAddition,
  'NDHDon/NMua/MTinh': registered,
  'NDHDon/NMua/TTinh': registered,
  'NDHDon/NMua/MXa': registered,
  'NDHDon/NMua/TXa': registered,
  'NDHDon/NMua/TTKhac': noAddition,
  'NDHDon/TToan/TTKhac': noAddition,
  TTKhac: noAddition,
}

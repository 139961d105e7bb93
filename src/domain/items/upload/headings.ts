import { fieldsByHeading } from '../../upload/headings.ts'
import { rowFields } from '../row.ts'

/** The field that is meant by what people write over a column, in the three languages. */
export const itemFieldOf = fieldsByHeading(rowFields, {
  item_code: ['code', 'mahang', 'mahanghoa', 'masanpham', 'mavattu', 'mahh', '품목코드', '상품코드'],
  item_name: ['productname', 'name', 'tenhang', 'tenhanghoa', 'tensanpham', 'tenhanghoadichvu', '품목명', '상품명'],
  item_kname: ['englishname', 'itemnameenglish', 'tentienganh', 'tenhangtienganh', '영문명', '영문품목명'],
  curr_cd: ['currency', 'currencycode', 'loaitien', 'matiente', 'tiente', 'donvitiente', '통화'],
  unit_prc: ['unitprice', 'price', 'dongia', 'gia', 'giaban', '단가', '가격'],
  vat_rate: ['vat', 'taxrate', 'thuesuat', 'thuesuatgtgt', 'thuegtgt', 'vatrate%', '부가세율', '세율'],
  uom: ['unit', 'unitofmeasure', 'donvitinh', 'donvi', 'dvt', '단위'],
  memo: ['note', 'notes', 'ghichu', '메모', '비고'],
  not_reduced: [
    'noreduction',
    'khongduocgiamthue',
    'khonggiamthue',
    'khongthuocdoituonggiamthue',
    '세율인하제외',
    '인하제외',
    '감면제외',
  ],
  special_consumption: [
    'specialconsumptiontax',
    'chiuthuetieuthudacbiet',
    'thuetieuthudacbiet',
    'chiuthuettdb',
    'thuettdb',
    'ttdb',
    '특별소비세',
    '특별소비세대상',
    '개별소비세',
  ],
})

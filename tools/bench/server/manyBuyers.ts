import { sql, type Kysely } from 'kysely'
import { searchText } from '../../../server/store/matching.ts'
import type { Tables } from '../../../server/store/tables.ts'
import { literal } from './manyRows.ts'

const forms = ['Công ty TNHH', 'Công ty cổ phần', 'Doanh nghiệp tư nhân']
const trades = ['thương mại', 'dịch vụ', 'xây dựng', 'sản xuất', 'vận tải', 'thực phẩm', 'cơ khí', 'nội thất', 'in ấn']
const firsts = 'An Bảo Bình Cường Đại Đông Hải Hoàng Hùng Hưng Kim Long Minh Nam Phú Quang Tân Thành Thiên Việt'.split(
  ' ',
)
const seconds = 'Phát Thịnh Minh Dương Á Khang Lộc Anh Cường Vượng Sơn Hải Quý Nhân Mỹ Gia Đạt Lợi Tín Hà'.split(' ')
const places = ['Hà Nội', 'Sài Gòn', 'Đà Nẵng', 'Cần Thơ', 'Hải Phòng', 'Bình Dương', 'Đồng Nai', 'Bắc Ninh']

/** How many buyers there are beside those who are not named. */
export const manyBuyers = 50_000

/** So many at most stand in one statement. */
const atOnce = 500

/** A buyer by its number; number 0 stands for people in a shop, who give no name. */
export const buyerAt = (number: number) => {
  if (number === 0) return { id: '', code: '', taxCode: '', email: '', name: 'Khách lẻ' }
  const of = (values: readonly string[], step: number): string =>
    values[Math.floor(number / step) % values.length] ?? ''
  return {
    id: `019d0000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`,
    code: `KH${String(number).padStart(6, '0')}`,
    taxCode: String((number * 2_654_435_761) % 10_000_000_000).padStart(10, '0'),
    email: `ketoan${number}@khachhang.example`,
    name: [of(forms, 3600), of(trades, 400), of(firsts, 1), of(seconds, 20), of(places, 10_800)].join(' '),
  }
}

/** Has a table of buyers in the database, with the texts by which their invoices are searched, while invoices are made. */
export const withBuyers = async (db: Kysely<Tables>, make: () => Promise<void>): Promise<void> => {
  await sql`create table bench_buyers
    (place integer primary key, id text, tax_code text, email text, name text, searched text)`.execute(db)
  for (let from = 0; from <= manyBuyers; from += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, manyBuyers + 1 - from) }, (_, at) => {
      const { id, code, taxCode, email, name } = buyerAt(from + at)
      const searched = searchText([name, '', taxCode, '', code, email, ''])
      return `(${from + at}, ${[id, taxCode, email, name, searched].map(literal).join(', ')})`
    })
    await sql.raw(`insert into bench_buyers values ${rows.join(', ')}`).execute(db)
  }
  await make()
  await sql`drop table bench_buyers`.execute(db)
}

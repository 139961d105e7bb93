export type BenchRow = {
  id: string
  number: string
  name: string
  day: string
  amount: string
  state: string
  note: string
}

const names = ['Công ty TNHH Hòa Bình', 'Nguyễn Thị Ánh Tuyết', 'Hộ kinh doanh Trần Văn Đức', '주식회사 한국무역']
const states = ['Draft', 'Sent', 'Accepted', 'Refused']

/** `count` made-up rows, the same each time. */
export function benchRows(count: number): BenchRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    number: `TK-${100_000 + index}`,
    name: names[index % names.length] ?? '',
    day: `${String((index % 28) + 1).padStart(2, '0')}/03/2026`,
    amount: `${index}.000`,
    state: states[index % states.length] ?? '',
    note: `Note ${index}`,
  }))
}

export const benchFields = ['number', 'name', 'day', 'amount', 'state', 'note'] as const

/** Of so many a statement ends in time. */
export const writtenAtOnce = 20_000

/** Days over which rows are spread. */
interface Spread {
  readonly first: string
  readonly days: number
}

const from2023: Spread = { first: '2023-01-01', days: 1200 }

/** Texts of SQL in which the two databases differ; `i` is the number of a row, from 0. */
export const dialects = {
  sqlite: {
    numbers: (rows: number, from = 0) =>
      `with recursive counted(i) as (select ${from} union all select i + 1 from counted where i < ${from + rows - 1})`,
    day: (rows: number, { first, days }: Spread = from2023) =>
      `date('${first}', '+' || (i * ${days} / ${rows}) || ' days')`,
    hex: (value: string, digits: number) => `printf('%0${digits}x', ${value})`,
    padded: (value: string, digits: number) => `printf('%0${digits}d', ${value})`,
  },
  postgres: {
    numbers: (rows: number, from = 0) =>
      `with counted(i) as (select generate_series(${from}, ${from + rows - 1})::bigint)`,
    day: (rows: number, { first, days }: Spread = from2023) =>
      `to_char(date '${first}' + (i * ${days} / ${rows})::int, 'YYYY-MM-DD')`,
    hex: (value: string, digits: number) => `lpad(to_hex(${value}), ${digits}, '0')`,
    padded: (value: string, digits: number) => `lpad((${value})::text, ${digits}, '0')`,
  },
} as const

export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

export const cases = (of: string, values: readonly (readonly [string, string])[]): string =>
  `case ${of} ${values.map(([when, then]) => `when ${when} then ${then}`).join(' ')} end`

export const persons = ['nguyen van an', 'tran thi binh', 'le hoang cuong', 'pham minh duc', 'hoang thu ha']

/** One of so many numbers for each row, which looks like chance; another one for every odd factor. */
export const spread = (factor: number, many: number): string => `(i * ${factor} % 4294967296 / 65536 % ${many})`

/** One of some texts for each row, by `spread`. */
export const chosen = (factor: number, values: readonly string[]): string =>
  cases(
    spread(factor, values.length),
    values.map((value, at) => [String(at), literal(value)]),
  )

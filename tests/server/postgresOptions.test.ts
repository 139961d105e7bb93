import { expect, it } from 'vitest'
import { withOwnOptions } from '../../server/store/postgres.ts'

const own = '-c jit=off -c work_mem=16MB'

it.each([
  ['postgres://u:p@db:5432/tokhai', 'postgres://u:p@db:5432/tokhai', own],
  ['postgres://u@/tokhai?host=/run/pg', 'postgres://u@/tokhai?host=/run/pg', own],
  ['postgres://db/tokhai?options=-c%20geqo%3Doff', 'postgres://db/tokhai?', `${own} -c geqo=off`],
  [
    'postgres://db/tokhai?sslmode=require&options=-c+work_mem%3D64MB',
    'postgres://db/tokhai?sslmode=require',
    `${own} -c work_mem=64MB`,
  ],
])('%s keeps its own options beside those of the product, and after them', (given, connectionString, options) => {
  expect(withOwnOptions(given)).toEqual({ connectionString, options })
})

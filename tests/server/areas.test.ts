import { describe, expect, it } from 'vitest'
import { emptyProduct } from '../../server/area.ts'
import type { TableOwners } from '../../server/store/tables.ts'

const parcels = {
  migrations: { '0099-parcels': () => Promise.resolve() },
  tables: { declarations: 'company' } satisfies TableOwners,
  repositories: () => ({}),
}

describe('two areas', () => {
  it.each([
    ['tables', 'two areas bring the table declarations'],
    ['migrations', 'two areas bring the migration 0099-parcels'],
  ] as const)('cannot bring the same of their %s', (part, message) => {
    const other = { [part]: parcels[part], repositories: () => ({}) }
    expect(() => emptyProduct.with(parcels).with(other)).toThrow(message)
  })
})

import { describe, expect, it } from 'vitest'
import { emptyProduct, type Area } from '../../server/area.ts'
import { fieldRefusals } from '../../server/refusals.ts'

/** An area without repositories. */
const areaOf = (parts: Omit<Area<object, object>, 'repositories'>): Area<object, object> => ({
  ...parts,
  repositories: () => ({}),
})

const parcels = (): Area<object, object> =>
  areaOf({
    migrations: { '0099-parcels': () => Promise.resolve() },
    tables: { declarations: 'company' },
    refusals: { 'parcel.lost': [409, 'The parcel is lost'], ...fieldRefusals },
  })

describe('two areas', () => {
  it.each([
    ['migrations', { migrations: parcels().migrations ?? {} }, 'two areas bring the migration 0099-parcels'],
    ['tables', { tables: parcels().tables ?? {} }, 'two areas bring the table declarations'],
    ['refusals', { refusals: parcels().refusals ?? {} }, 'two areas bring the refusal parcel.lost'],
  ] as const)('cannot bring the same of their %s', (_part, other, message) => {
    expect(() => emptyProduct.with(parcels()).with(areaOf(other))).toThrow(message)
  })

  it('may take the text of a refusal from one place', () => {
    const { refusals } = emptyProduct.with(parcels()).with(areaOf({ refusals: fieldRefusals }))
    expect(refusals).toEqual(parcels().refusals)
  })
})

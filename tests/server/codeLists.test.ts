import { describe, expect, it } from 'vitest'
import { cityList, formerCityList, taxOfficeList } from '../../server/codeLists/codeLists.ts'

const officeOf = (code: string) => taxOfficeList.find(({ txof_id }) => txof_id === code)

describe('tax offices after July 2025', () => {
  it('are 759 with the department itself, each with a code of its own', () => {
    expect(taxOfficeList.length).toBe(759 + 1)
    expect(new Set(taxOfficeList.map(({ txof_id }) => txof_id)).size).toBe(760)
    expect(officeOf('00000')?.txof_nm).toBe('Cục Thuế')
  })

  it.each([
    ['10101', 'Thuế cơ sở 2 Thành phố Hà Nội', '101', 'Quận Ba Đình'],
    ['10701', 'Thuế cơ sở 9 thành phố Hải Phòng', '103', 'Tp. Hải Dương'],
    ['20500', 'Thuế Tỉnh Lào Cai', '205', 'Tỉnh Lào Cai'],
    ['22121', 'Thuế cơ sở 5 tỉnh Bắc Ninh', '223', 'Thị xã Chũ'],
    ['41119', 'Thuế cơ sở 1 thành phố Huế', '411', 'Quận Phú Xuân'],
    ['70123', 'Thuế cơ sở 12 Thành phố Hồ Chí Minh', '701', undefined],
    ['70145', 'Thuế cơ sở 2 Thành phố Hồ Chí Minh', '701', 'Thành phố Thủ Đức'],
    ['70501', 'Thuế cơ sở 6 tỉnh Khánh Hòa', '511', 'Thành phố Phan Rang - Tháp Chàm'],
    ['71700', 'Thuế Thành phố Hồ Chí Minh', '701', 'Tỉnh Bà Rịa - Vũng Tàu'],
  ])('have %s as %s', (code, txof_nm, city_code, former_district) => {
    expect(officeOf(code)).toMatchObject({ txof_nm, city_code, ...(former_district && { former_district }) })
  })

  it.each(
    '11305 11701 20307 20309 20318 22119 22519 30507 40145 40303 40523 41117 50318 50508 70103 70117 70133 70319 70321 71711'.split(
      ' ',
    ),
  )('have no %s any more', (code) => {
    expect(officeOf(code)).toBeUndefined()
  })

  it('begin with "Thuế", and belong to a city of the list', () => {
    const cities = new Set(cityList.map(({ city_code }) => city_code))
    const ofCities = taxOfficeList.filter(({ txof_id }) => txof_id !== '00000')
    expect(ofCities.filter(({ txof_nm }) => !/^Thuế (cơ sở \d+|Tỉnh|Thành phố) ./.test(txof_nm))).toEqual([])
    expect(ofCities.filter(({ city_code }) => !cities.has(city_code))).toEqual([])
    expect(new Set(ofCities.map(({ city_code }) => city_code)).size).toBe(34)
  })
})

it('has the 34 cities of today for companies, and those of before for the migration that ran with them', () => {
  expect([cityList.length, formerCityList.length]).toEqual([34, 63])
  const names = cityList.map(({ city_name }) => city_name)
  expect(names).toContain('Huế')
  expect(names).not.toContain('Hải Dương')
  expect(formerCityList).toContainEqual({ city_code: '107', city_name: 'Hải Dương' })
})

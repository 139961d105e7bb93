import * as v from 'valibot'
import { citySchema, nationalitySchema, taxOfficeSchema } from '../../src/domain/codeList.ts'
import formerTaxCities from './formerTaxCities.json' with { type: 'json' }
import nationalities from './nationalities.json' with { type: 'json' }
import taxCities from './taxCities.json' with { type: 'json' }
import taxOffices from './taxOffices.json' with { type: 'json' }

/** Code lists of the field; each file names its provenance and licence. */
export const nationalityList = v.parse(v.array(nationalitySchema), nationalities.items)
export const cityList = v.parse(v.array(citySchema), taxCities.items)
/** The 63 cities before July 2025, for a migration that ran with them. */
export const formerCityList = v.parse(v.array(citySchema), formerTaxCities.items)
export const taxOfficeList = v.parse(v.array(taxOfficeSchema), taxOffices.items)

const nationalityCodes = new Map(nationalityList.map(({ code, code_vn_nm: name }) => [name, code]))

/** Whether a declaration may name it: by its Vietnamese name in the list, or not at all (seed 000 §3). */
export const isNationality = (name: string): boolean => name === '' || nationalityCodes.has(name)

/** The two letters of the nationality of a Vietnamese name; empty where there is none of it. */
export const nationalityCode = (name: string): string => nationalityCodes.get(name) ?? ''

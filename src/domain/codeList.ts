import * as v from 'valibot'
import type { Locale } from './locale.ts'
import { readCode, readTexts } from './reading.ts'

/** One entry of a code list, named in three languages (seed 000 §3). */
export const codeItemSchema = v.object({
  ...readTexts(['code', 'code_en_nm', 'code_vn_nm', 'code_ko_nm']),
  default_yn: readCode(['Y', 'N'], 'N'),
})
export type CodeItem = v.InferOutput<typeof codeItemSchema>

/** Names of the code lists that the commons call answers by group (seed 000 §3). */
export const codeGroups = [
  'declaration-name',
  'declaration-form-number',
  'e-document-declaration-name',
  'e-document-declaration-form-number',
  'declaration-type',
  'xml-version',
  'certificate-form-type',
  'certificate-type',
  'certificate-status',
  'hsm-provider',
  'form-number',
  'symbol-type',
  'symbol-kind',
  'template-id',
  'template-status',
  'vat-rate',
  'currency',
] as const
export const codeGroupSchema = v.picklist(codeGroups)
export type CodeGroup = v.InferOutput<typeof codeGroupSchema>

type Named = Pick<CodeItem, 'code_en_nm' | 'code_vn_nm' | 'code_ko_nm'>

/** The entry's name by the cookie's rule: en, vi, otherwise ko (seed 000 §1). */
export const codeName = (item: Named, locale: Locale): string =>
  locale === 'en' ? item.code_en_nm : locale === 'vi' ? item.code_vn_nm : item.code_ko_nm

export const nationalitySchema = v.object(readTexts(['code', 'code_en_nm', 'code_vn_nm', 'code_ko_nm']))
export type Nationality = v.InferOutput<typeof nationalitySchema>

/** The nationality's value in the form is its Vietnamese name (seed 000 §3); this one makes the citizen id required (§5). */
export const vietnameseNationality = 'Việt Nam'
/** Its code, by which its cities are asked for. */
export const vietnamCode = 'VN'

export const citySchema = v.object(readTexts(['city_code', 'city_name']))
/** `former_district` is the district whose office had the code before July 2025; several codes share a name since. */
export const taxOfficeSchema = v.object(readTexts(['txof_id', 'txof_nm', 'city_code', 'former_district']))

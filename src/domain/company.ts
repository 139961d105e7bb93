import * as v from 'valibot'
import { readCompanyType } from './companyType.ts'
import { readTexts } from './reading.ts'

/** The seller company as the form takes it over (seed 000 §3); `city_name` is added. */
export const companySchema = v.object({
  ...readTexts([
    'vietnam_name',
    'tax_id',
    'representative_name',
    'address',
    'phone_number',
    'email',
    'tax_office_name',
    'tax_office_id',
    'city_name',
    'rppr_phone',
    'rppr_dob',
    'rppr_gender',
    'rppr_passport',
    'rppr_cid',
    'rppr_nation',
  ]),
  company_type: readCompanyType,
})
export type Company = v.InferOutput<typeof companySchema>

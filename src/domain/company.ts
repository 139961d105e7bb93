import * as v from 'valibot'

/** The seller company as the form takes it over (seed 000 §3). */
export const companySchema = v.object({
  vietnam_name: v.string(),
  tax_id: v.string(),
  representative_name: v.string(),
  address: v.string(),
  phone_number: v.string(),
  email: v.string(),
  tax_office_name: v.string(),
  tax_office_id: v.string(),
  city_name: v.string(),
  rppr_phone: v.string(),
  rppr_dob: v.string(),
  rppr_gender: v.string(),
  rppr_passport: v.string(),
  rppr_cid: v.string(),
  rppr_nation: v.string(),
})
export type Company = v.InferOutput<typeof companySchema>

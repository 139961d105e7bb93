import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { CompanyValues } from '../../domain/companyForm.ts'
import { keysOf, recordOf } from '../../domain/form/table.ts'

/** The fields' names, in the order of the form (seed 001 §2.7, §3). */
export const companyLabels: Readonly<Record<keyof CompanyValues, MessageDescriptor>> = {
  profile_image: msg`Company logo`,
  vietnam_name: msg`Vietnamese name`,
  english_name: msg`English name`,
  abbreviation_name: msg`Short name`,
  address: msg`Address`,
  email: msg`E-mail`,
  website: msg`Website address`,
  fax: msg`Fax`,
  phone_number: msg`Phone number`,
  representative_name: msg`Full name`,
  rppr_phone: msg`Phone number of the representative`,
  rppr_dob: msg`Date of birth`,
  rppr_gender: msg`Gender`,
  rppr_nation: msg`Nationality`,
  rppr_cid: msg`Citizen ID`,
  rppr_passport: msg`Passport`,
  city_code: msg`City`,
  tax_office_id: msg`Tax office`,
  bank_name1: msg`Bank 1`,
  account_no1: msg`Account number 1`,
  bank_name2: msg`Bank 2`,
  account_no2: msg`Account number 2`,
}

export const useCompanyLabels = (): Readonly<Record<keyof CompanyValues, string>> => {
  const { i18n } = useLingui()
  return useMemo(() => recordOf(keysOf(companyLabels), (name) => i18n._(companyLabels[name])), [i18n])
}

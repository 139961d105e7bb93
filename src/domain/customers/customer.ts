import * as v from 'valibot'
import { orBlank } from '../form/textRules.ts'
import { keysOf, pluck, recordOf } from '../form/table.ts'
import { citizenId, passportNumberOrEmpty } from '../identityPapers.ts'
import { phoneOrEmpty } from '../phoneRule.ts'
import { plainCodeOf, recordCodeOf } from '../recordCode.ts'
import { taxCodeSchema } from '../taxCode.ts'
import { lineOf, linesOf } from '../text.ts'
import { emailsRule, longestEmail, mostEmails } from './emails.ts'

const budgetCodeRule = v.pipe(plainCodeOf(7), v.regex(/^(?:\d{7})?$/, 'budget_code_has_7_digits'))

/** Texts of a customer, as invoices take them over for their buyer (`NMua`): rule and longest value. */
export const customerTexts = {
  customer_code: { rule: recordCodeOf(50), max: 50 },
  company_name: { rule: lineOf(400), max: 400 },
  buyer_name: { rule: lineOf(100), max: 100 },
  tax_code: { rule: orBlank(taxCodeSchema), max: 14 },
  personal_id: { rule: citizenId, max: 12 },
  passport_no: { rule: passportNumberOrEmpty, max: 20 },
  budget_code: { rule: budgetCodeRule, max: 7 },
  address: { rule: lineOf(400), max: 400 },
  emails: { rule: emailsRule, max: mostEmails * (longestEmail + 2) },
  phone: { rule: phoneOrEmpty, max: 20 },
  bank_account: { rule: plainCodeOf(30), max: 30 },
  bank_name: { rule: lineOf(400), max: 400 },
  note: { rule: linesOf(500), max: 500 },
} as const

export type CustomerField = keyof typeof customerTexts
export const customerFields = keysOf(customerTexts)
export type CustomerValues = Record<CustomerField, string>

const entries = v.object(pluck(customerTexts, 'rule'))

/** A customer as its form and its calls hold it; a field answers its first broken rule. Without a code it is given one. */
export const customerSchema = v.config(
  v.pipe(
    v.config(entries, { abortPipeEarly: true }),
    v.forward(
      v.partialCheck(
        [['company_name'], ['buyer_name']],
        ({ company_name, buyer_name }) => company_name !== '' || buyer_name !== '',
        'customer_name_is_required',
      ),
      ['company_name'],
    ),
    v.forward(
      v.partialCheck(
        [['company_name'], ['buyer_name'], ['budget_code']],
        ({ company_name, buyer_name, budget_code }) => budget_code === '' || company_name !== '' || buyer_name === '',
        'name_of_unit_is_required',
      ),
      ['company_name'],
    ),
    v.forward(
      v.partialCheck(
        [['budget_code'], ['address']],
        ({ budget_code, address }) => budget_code === '' || address !== '',
        'address_of_unit_is_required',
      ),
      ['address'],
    ),
  ),
  { abortPipeEarly: false },
)

export const newCustomer = (): CustomerValues => recordOf(customerFields, () => '')

/** What a customer is: a unit related to the state budget, any other company or organisation, or a person. */
export const customerKinds = ['company', 'person', 'budget'] as const
export type CustomerKind = (typeof customerKinds)[number]

export const customerKind = ({
  company_name,
  budget_code,
}: Pick<CustomerValues, 'company_name' | 'budget_code'>): CustomerKind =>
  budget_code !== '' ? 'budget' : company_name !== '' ? 'company' : 'person'

/** What a customer is called. */
export const customerName = ({
  company_name,
  buyer_name,
}: Pick<CustomerValues, 'company_name' | 'buyer_name'>): string => company_name || buyer_name

import * as v from 'valibot'
import { listOf } from '../bounded.ts'
import type { FieldProblem } from '../failure.ts'
import { issueAt } from '../form/issueAt.ts'
import { recordOf } from '../form/table.ts'
import { orBlank, type TextRule } from '../form/textRules.ts'
import { formats } from '../amounts/formats.ts'
import { lineOf, requiredLine } from '../text.ts'
import { yearOf } from '../templates/serial.ts'
import { isInForceOn, isTypeOfForm } from '../templates/symbols.ts'
import { amountProblems, rateProblems } from './amountProblems.ts'
import { invoiceTexts, mostInvoiceFees, mostInvoiceLines, type InvoiceFee, type InvoiceValues } from './content.ts'
import { numberOf } from './fieldRules.ts'
import { invoiceFields, type InvoiceText } from './fields.ts'
import { invoiceTypes, typeOfSymbol, yearOfSymbol } from './forms.ts'
import { lineFields, lineTexts, mostSpecialData, type InvoiceLine, type LineText } from './lines.ts'
import { lineProblems } from './lineProblems.ts'
import { relatedRules } from './relatedRules.ts'
import { mostCorrected, namingFields, type CorrectedInvoice } from './several/corrected.ts'
import { severalProblems } from './several/rules.ts'
import { together } from './together.ts'
import { writableRules } from './writableRules.ts'

const specialSchema = v.object({ name: v.string(), value: lineOf(200) })

const lineSchema = (ruleOf: (name: LineText) => TextRule) =>
  v.object({ ...recordOf(lineTexts, ruleOf), special: listOf(specialSchema, mostSpecialData) })

const feeSchema = (ruleOf: (rule: TextRule) => TextRule) =>
  v.object({
    fee_name: ruleOf(requiredLine(100, 'fee_name_is_required')),
    fee_amt: ruleOf(v.pipe(numberOf(formats.TPhi), v.nonEmpty('amount_is_required'))),
  })

/** Its rules are those of an invoice that corrects one other. */
const correctedSchema: v.GenericSchema<unknown, CorrectedInvoice> = v.object(
  recordOf(namingFields, (name) => orBlank(invoiceFields[name].rule)),
)

const entriesOf = (
  ruleOf: (name: InvoiceText) => TextRule,
  line: v.GenericSchema<unknown, InvoiceLine>,
  fee: v.GenericSchema<unknown, InvoiceFee>,
) =>
  v.object({
    sid: v.string(),
    ...recordOf(invoiceTexts, ruleOf),
    req_send_email: v.boolean(),
    lines: listOf(line, mostInvoiceLines),
    fees: listOf(fee, mostInvoiceFees),
    corrected: listOf(correctedSchema, mostCorrected),
  })

const ruleOf = (name: InvoiceText): TextRule => invoiceFields[name].rule
const lineRuleOf = (name: LineText): TextRule => lineFields[name].rule

const symbolRules = [
  together(['serial_no'], ({ serial_no }) => yearOfSymbol(serial_no) !== '', 'symbol_is_invalid'),
  together(
    ['serial_no', 'smbl_type'],
    ({ serial_no, smbl_type }) =>
      smbl_type === typeOfSymbol(serial_no) && invoiceTypes.some((type) => type === smbl_type),
    'symbol_type_is_not_in_force',
  ),
  together(
    ['form_no', 'inv_date', 'smbl_type'],
    ({ form_no, inv_date, smbl_type }) =>
      isTypeOfForm(smbl_type, form_no) && isInForceOn('smbl_type', smbl_type, inv_date),
    'symbol_type_is_not_in_force',
  ),
  together(
    ['inv_date', 'serial_no'],
    ({ inv_date, serial_no }) => yearOfSymbol(serial_no) === yearOf(inv_date),
    'symbol_is_of_another_year',
  ),
] as const

/** Seed 002 §5.4: a buyer with a tax code has a name, an address and an e-mail; so has a unit of the budget but for the last. */
const buyerRules = [
  together(
    ['tax_code', 'company_name'],
    ({ tax_code, company_name }) => tax_code === '' || company_name !== '',
    'buyer_company_name_is_required',
  ),
  together(
    ['tax_code', 'address'],
    ({ tax_code, address }) => tax_code === '' || address !== '',
    'address_is_required',
  ),
  together(['tax_code', 'email'], ({ tax_code, email }) => tax_code === '' || email !== '', 'email_is_required'),
  together(
    ['budget_code', 'company_name'],
    ({ budget_code, company_name }) => budget_code === '' || company_name !== '',
    'buyer_company_name_is_required',
  ),
  together(
    ['budget_code', 'address'],
    ({ budget_code, address }) => budget_code === '' || address !== '',
    'address_is_required',
  ),
  together(
    ['more_emails', 'email'],
    ({ more_emails, email }) => more_emails === '' || email !== '',
    'email_is_required',
  ),
] as const

const currencyRules = [
  together(
    ['curr_cd', 'ex_rate'],
    ({ curr_cd, ex_rate }) => (curr_cd === 'VND' ? ex_rate === '1' : ex_rate !== '0'),
    'exchange_rate_is_of_another_currency',
  ),
  together(
    ['list_no', 'list_date'],
    ({ list_no, list_date }) => (list_no === '') === (list_date === ''),
    'list_is_not_whole',
  ),
] as const

/** Problems of lines and amounts, where texts by themselves have none. */
const counted = (problemsOf: (values: InvoiceValues) => readonly FieldProblem[]) =>
  v.rawCheck<InvoiceValues>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues !== undefined) return
    for (const { field, message } of problemsOf(dataset.value)) addIssue(issueAt(dataset.value, field, message))
  })

/** An invoice as it is filed: every rule of seed 002 §5.4, those of the format, and amounts that can be counted; a field answers its first broken one. */
export const invoiceSchema: v.GenericSchema<unknown, InvoiceValues> = v.config(
  v.pipe(
    v.config(
      entriesOf(
        ruleOf,
        lineSchema(lineRuleOf),
        feeSchema((rule) => rule),
      ),
      { abortPipeEarly: true },
    ),
    ...symbolRules,
    ...buyerRules,
    ...currencyRules,
    ...relatedRules,
    ...writableRules,
    counted(severalProblems),
    counted(lineProblems),
    counted(rateProblems),
    counted(amountProblems),
  ),
  { abortPipeEarly: false },
)

/** What a draft is listed, versioned and counted by; it stands in every new form already. */
const alwaysGiven: readonly InvoiceText[] = [
  'xml_vs',
  'form_no',
  'inv_date',
  'inv_feature',
  'curr_cd',
  'price_kind',
  'leasing_yn',
  'duty_free_yn',
]

/**
 * An invoice while it is being filled in: what is given passes its own rule, and what is missing may be (docs/decisions/0456); a field
 * answers its first broken one.
 */
export const invoiceDraftSchema: v.GenericSchema<unknown, InvoiceValues> = v.config(
  entriesOf(
    (name) => (alwaysGiven.includes(name) ? ruleOf(name) : orBlank(ruleOf(name))),
    lineSchema((name) => (name === 'nature' ? lineRuleOf(name) : orBlank(lineRuleOf(name)))),
    feeSchema(orBlank),
  ),
  { abortPipeEarly: true },
)

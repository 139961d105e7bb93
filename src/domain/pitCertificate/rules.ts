import * as v from 'valibot'
import { recordOf } from '../form/table.ts'
import { orBlank, type TextRule } from '../form/textRules.ts'
import { togetherOf } from '../form/together.ts'
import { certificateTypeOn, certificateTypes } from '../templates/symbols.ts'
import { yearOf } from '../templates/serial.ts'
import { certificateTexts, type CertificateValues } from './content.ts'
import {
  certificateAmounts,
  certificateFields,
  certificateForm,
  relatedFields,
  type CertificateText,
} from './fields.ts'
import { certificateFeatures } from './features.ts'
import { isIncomeKind } from './incomeKinds.ts'
import { isOfCircular91 } from './times.ts'

type Fields = Readonly<Record<CertificateText, string>>

const entriesOf = (ruleOf: (name: CertificateText) => TextRule) =>
  v.object({ sid: v.string(), ...recordOf(certificateTexts, ruleOf), req_send_email: v.boolean() })

const ruleOf = (name: CertificateText): TextRule => certificateFields[name].rule

const together = togetherOf<CertificateText, CertificateValues>(certificateTexts)

const shapes: Readonly<Record<string, RegExp>> = {
  [certificateTypes.yearAndE]: /^CT\/\d{2}E$/,
  [certificateTypes.twoLetters]: /^CT\d{2}[A-Z]{2}$/,
}

/** The year that a symbol names, `2026` of `CT/26E` and `CT26AA`; empty where it names none. */
export const yearOfSymbol = (symbol: string): string => {
  const [, year] = /^CT\/?(\d{2})/.exec(symbol) ?? []
  return year === undefined ? '' : `20${year}`
}

const symbolRules = [
  together(['form_no'], ({ form_no }) => form_no === certificateForm, 'form_number_is_required'),
  together(
    ['inv_date', 'smbl_type'],
    ({ inv_date, smbl_type }) => smbl_type === certificateTypeOn(inv_date),
    'symbol_type_is_not_in_force',
  ),
  together(
    ['smbl_type', 'serial_no'],
    ({ smbl_type, serial_no }) => shapes[smbl_type]?.test(serial_no) === true,
    'symbol_is_invalid',
  ),
  together(
    ['inv_date', 'serial_no'],
    ({ inv_date, serial_no }) => yearOfSymbol(serial_no) === '' || yearOfSymbol(serial_no) === yearOf(inv_date),
    'symbol_is_of_another_year',
  ),
] as const

interface IncomeCondition {
  readonly with: CertificateText
  readonly field: CertificateText
  readonly holds: (
    values: Pick<Fields, 'inv_date' | 'income_type' | 'income_from_mon' | 'income_to_mon' | 'income_year'>,
  ) => boolean
  readonly message: string
}

/** What is said of an income by several fields at once; the message stands at `field`. */
export const incomeConditions = [
  {
    with: 'inv_date',
    field: 'income_type',
    holds: ({ inv_date, income_type }) => !isOfCircular91(inv_date) || isIncomeKind(income_type),
    message: 'income_kind_is_not_in_the_list',
  },
  {
    with: 'income_from_mon',
    field: 'income_to_mon',
    holds: ({ income_from_mon, income_to_mon }) => Number(income_from_mon) <= Number(income_to_mon),
    message: 'months_are_not_in_order',
  },
  {
    with: 'inv_date',
    field: 'income_year',
    holds: ({ inv_date, income_year }) => income_year <= yearOf(inv_date),
    message: 'year_is_after_the_certificate',
  },
] as const satisfies readonly IncomeCondition[]

const incomeRules = incomeConditions.map(({ with: other, field, holds, message }) =>
  together([other, field], holds, message),
)

const isCorrecting = ({ inv_feature }: Fields): boolean => inv_feature !== certificateFeatures.original

const relatedRules = relatedFields.map((field) =>
  together(
    ['inv_feature', field],
    (values) => isCorrecting(values) === (values[field] !== ''),
    'related_certificate_is_required',
  ),
)

/** Only what an adjusting certificate takes back is below zero. */
const signRules = certificateAmounts.map((field) =>
  together(
    ['inv_feature', field],
    (values) => values.inv_feature === certificateFeatures.adjusting || !values[field].startsWith('-'),
    'amount_is_negative',
  ),
)

/** A certificate as it is filed: every rule of seed 002 §5.4, and those of facts of the sales areas §3; a field answers its first broken one. */
export const certificateSchema: v.GenericSchema<unknown, CertificateValues> = v.config(
  v.pipe(
    v.config(entriesOf(ruleOf), { abortPipeEarly: true }),
    ...symbolRules,
    ...incomeRules,
    ...relatedRules,
    ...signRules,
  ),
  { abortPipeEarly: false },
)

/** What a draft is listed, versioned and computed by; it stands in every new form already. */
const alwaysGiven: readonly CertificateText[] = ['xml_vs', 'form_no', 'inv_date', 'inv_feature', 'curr_cd', 'ex_rate']

/** A certificate while it is being filled in: what is given passes its own rule, and what is missing may be (docs/decisions/0456). */
export const certificateDraftSchema: v.GenericSchema<unknown, CertificateValues> = v.config(
  entriesOf((name) => (alwaysGiven.includes(name) ? ruleOf(name) : orBlank(ruleOf(name)))),
  { abortPipeEarly: false },
)

import * as v from 'valibot'
import { issueAt } from '../form/issueAt.ts'
import { imageRule } from '../image.ts'
import {
  amountMaxLength,
  currencyDecimals,
  decimalsOf,
  isAmount,
  readAmount,
  shownMoney,
  type Amount,
} from '../money.ts'
import { recordCodeOf } from '../recordCode.ts'
import { lineOf, linesOf, requiredLine } from '../text.ts'
import { currencies, defaultCurrency } from './currencies.ts'
import { contradictsItself } from './rated.ts'
import { defaultVatRate, vatRates } from './vatRates.ts'

/** Longest values of an item that is entered by hand (seed 001 §5); what the seed does not limit is chosen (decision 0280). */
export const itemLimits = {
  item_code: 10,
  item_name: 500,
  item_ename: 500,
  item_kname: 500,
  uom: 150,
  memo: 500,
} as const

/** An uploaded item may have a longer code and unit: as long as they are kept as they are, they stay. */
export interface KeptTexts {
  readonly item_code: string
  readonly uom: string
}

export const nothingKept: KeptTexts = { item_code: '', uom: '' }

const keptOr = (kept: string, max: number) =>
  v.pipe(
    lineOf(500),
    v.check((text) => text === kept || text.length <= max, `too_long:${max}`),
  )

/** How amounts stand in the values: as somebody types them, or as they are kept and sent. */
type Amounts = 'typed' | 'kept'

const amountOf = (amounts: Amounts) =>
  v.pipe(
    v.string(),
    v.maxLength(100, `too_long:${amountMaxLength}`),
    v.transform((text) => text.trim()),
    v.check(
      (text) => text === '' || (amounts === 'typed' ? readAmount(text) !== null : isAmount(text)),
      'amount_is_no_number',
    ),
    v.transform((text): Amount => (amounts === 'typed' ? (readAmount(text) ?? '') : text)),
    v.check((amount) => !amount.startsWith('-'), 'amount_is_negative'),
  )

/** What is wrong with an amount in its currency, or null. */
export const amountProblem = (amount: Amount, currency: string): string | null => {
  const { most } = currencyDecimals(currency)
  if (decimalsOf(amount) > most) return `amount_decimals:${most}`
  return shownMoney(amount, currency).length > amountMaxLength ? `too_long:${amountMaxLength}` : null
}

const fitsCurrency = <Values extends Readonly<Record<string, unknown>>>(field: string) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    const input = dataset.value
    if (!v.is(v.looseObject({ [field]: v.string(), curr_cd: v.string() }), input)) return
    const value = String(input[field])
    const message = isAmount(value) ? amountProblem(value, String(input['curr_cd'])) : null
    if (message !== null) addIssue(issueAt(input, field, message))
  })

/**
 * An item as its form and its calls hold it (seed 001 §3, §5); a field answers its first broken rule. `item_kname` is its English name,
 * `item_ename` the name that the company itself uses (decision 0280).
 *
 * @param kept longer texts that an existing item has
 */
export const itemSchema = (amounts: Amounts, kept: KeptTexts = nothingKept) =>
  v.pipe(
    v.config(
      v.object({
        /** Whether the code is given automatically. */
        product_source: v.boolean(),
        item_code: recordCodeOf(itemLimits.item_code, kept.item_code),
        item_name: requiredLine(itemLimits.item_name, 'item_name_is_required'),
        item_ename: lineOf(itemLimits.item_ename),
        item_kname: lineOf(itemLimits.item_kname),
        uom: v.pipe(keptOr(kept.uom, itemLimits.uom), v.nonEmpty('uom_is_required')),
        unit_prc: v.pipe(amountOf(amounts), v.nonEmpty('unit_price_is_required')),
        pur_cost: amountOf(amounts),
        vat_rate: v.pipe(v.string(), v.picklist(vatRates, 'vat_rate_is_unknown')),
        not_reduced: v.boolean(),
        special_consumption: v.boolean(),
        curr_cd: v.pipe(v.string(), v.nonEmpty('currency_is_required'), v.picklist(currencies, 'currency_is_unknown')),
        memo: linesOf(itemLimits.memo),
        /** Where the picture is kept, or empty. */
        picture: imageRule,
      }),
      { abortPipeEarly: true },
    ),
    v.forward(
      v.partialCheck(
        [['product_source'], ['item_code']],
        ({ product_source, item_code }) => product_source || item_code !== '',
        'item_code_is_required',
      ),
      ['item_code'],
    ),
    v.forward(
      v.partialCheck([['vat_rate'], ['not_reduced']], (said) => !contradictsItself(said), 'rate_is_reduced'),
      ['vat_rate'],
    ),
    fitsCurrency('unit_prc'),
    fitsCurrency('pur_cost'),
  )

type ItemSchema = ReturnType<typeof itemSchema>
/** An item whose amounts are as they were typed, or as they are kept. */
export type ItemValues = v.InferInput<ItemSchema>

/** A new item (seed 001 §5). */
export const newItem = (): ItemValues => ({
  product_source: true,
  item_code: '',
  item_name: '',
  item_ename: '',
  item_kname: '',
  uom: '',
  unit_prc: '',
  pur_cost: '',
  vat_rate: defaultVatRate,
  not_reduced: false,
  special_consumption: false,
  curr_cd: defaultCurrency,
  memo: '',
  picture: '',
})

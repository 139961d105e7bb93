import type { FieldProblem } from '../failure.ts'
import type { InvoiceValues } from './content.ts'
import { isAdjusting } from './features.ts'
import { lineTexts, natureOf, type InvoiceLine } from './lines.ts'
import { isSpecialGoods, specialNamesOf } from './special.ts'

const numbers = ['quantity', 'price', 'discount_rate', 'discount_amt', 'amount'] as const

const isNegative = (line: InvoiceLine, field: (typeof numbers)[number]): boolean => line[field].startsWith('-')

const specialProblems = (line: InvoiceLine, version: string): readonly FieldProblem[] => {
  const isSpecial = natureOf(line.nature) === 'special'
  if (!isSpecial) return []
  if (version === '2.0.1') return [{ field: 'nature', message: 'special_goods_are_not_in_this_version' }]
  if (!isSpecialGoods(line.special_kind)) return [{ field: 'special_kind', message: 'special_kind_is_required' }]
  const names = specialNamesOf(line.special_kind)
  const wrong = line.special.findIndex(({ name }) => !names.includes(name))
  if (wrong !== -1) return [{ field: `special.${wrong}.name`, message: 'special_name_is_unknown' }]
  const isFilled = line.special.some(({ value }) => value !== '')
  return isFilled ? [] : [{ field: 'special_kind', message: 'special_data_are_required' }]
}

/** A note says something and counts nothing. */
const noteProblems = (line: InvoiceLine): readonly FieldProblem[] => {
  if (natureOf(line.nature) !== 'note') return []
  const given = lineTexts.find((name) => name !== 'nature' && name !== 'item_name' && line[name] !== '')
  return given === undefined ? [] : [{ field: given, message: 'note_has_text_only' }]
}

/** What is below nothing and may not be: of an adjusting invoice, per cents alone. */
const signProblems = (line: InvoiceLine, isSigned: boolean): readonly FieldProblem[] =>
  numbers
    .filter((field) => isNegative(line, field) && (!isSigned || field === 'discount_rate'))
    .map((field) => ({ field, message: 'amount_is_negative' }))

/** What is wrong with a line beyond its amounts; its fields are named by themselves. */
const problemsOf = (line: InvoiceLine, version: string, isSigned: boolean): readonly FieldProblem[] => [
  ...noteProblems(line),
  ...specialProblems(line, version),
  ...signProblems(line, isSigned),
]

/** What is wrong with the lines of an invoice beyond their amounts. */
export const lineProblems = ({
  lines,
  xml_vs,
  inv_feature,
}: Pick<InvoiceValues, 'lines' | 'xml_vs' | 'inv_feature'>): readonly FieldProblem[] =>
  lines.length === 0
    ? [{ field: 'lines', message: 'line_is_required' }]
    : lines.flatMap((line, index) =>
        problemsOf(line, xml_vs, isAdjusting({ inv_feature })).map(({ field, message }) => ({
          field: `lines.${index}.${field}`,
          message,
        })),
      )

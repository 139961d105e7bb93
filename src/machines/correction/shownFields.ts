import { regimes } from '../../domain/corrections/regimes.ts'
import { correctionMethods } from '../../domain/corrections/table.ts'
import type { ShownFields } from '../shownFields.ts'

/** What may be wrong with documents, by the tables of their kinds. */
const errors = [
  'nameOrAddress',
  'taxCode',
  'income',
  'notDue',
  'authorityNotice',
  'goods',
  'quantity',
  'price',
  'rate',
  'amount',
  'wrongBuyer',
  'returned',
  'notGiven',
  'volumeDiscount',
] as const

const reasons = [
  'beforeElectronic',
  'noticeIsEnough',
  'adjustOrReplace',
  'replaceOnly',
  'zeroByAdjusting',
  'zeroByReplacing',
  'answerToAuthority',
  'adjustedBefore',
  'replacedBefore',
  'goodsComeBack',
  'cancelledByNotice',
  'discountLater',
  'severalSinceDecree70',
  'boundDifferently',
] as const

/** Why several invoices are not corrected by one. */
const misfits = [
  'otherForms',
  'otherCurrencies',
  'otherBuyers',
  'otherMonths',
  'otherPrices',
  'hasFees',
  'tooManyLines',
  'tooFew',
] as const

export const shownFields = {
  codes: { because: reasons, error: errors, misfit: misfits, method: correctionMethods },
  opened: ['allowed', 'draft', 'offered', 'table', ...regimes, ...errors],
} satisfies ShownFields

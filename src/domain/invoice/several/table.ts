import { regimes, type Regime } from '../../corrections/regimes.ts'
import { cell, type Allowed, type CorrectionTable } from '../../corrections/table.ts'
import { recordOf } from '../../form/table.ts'

/** List 01/BK-ĐCTT is one of Decree 70/2025: before it an invoice corrected one other. */
const beforeTheList = cell([], 'severalSinceDecree70', 'Decree 70/2025, Circular 32/2025; facts of the sales areas §4')

const bySeveral = (regime: Regime, allowed: Allowed): Allowed =>
  regime === 'decree123'
    ? beforeTheList
    : { ...allowed, methods: allowed.methods.filter((method) => method !== 'notice') }

/** What laws allow of an error of several invoices that one corrects: as of one, without notices, which name several anyway. */
export const severalTable = <Error extends string>({
  errors,
  allowed,
}: CorrectionTable<Error>): CorrectionTable<Error> => ({
  errors,
  allowed: recordOf(regimes, (regime) => recordOf(errors, (error) => bySeveral(regime, allowed[regime][error]))),
})

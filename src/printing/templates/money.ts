import { shownAmount } from '../../domain/money.ts'

/** Whole đồng as documents write them. */
export const dong = (amount: number): string => shownAmount(String(amount))

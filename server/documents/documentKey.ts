import { vietnamDay } from '../../src/domain/dates.ts'

/** Where all rows of a document stand: they lie in one partition. */
export interface DocumentKey {
  readonly companyId: string
  /** In which it was made; it never changes. */
  readonly year: number
  readonly kind: string
  readonly id: string
}

/** The year of a moment in Vietnam. */
export const yearOf = (moment: Date): number => Number(vietnamDay(moment).slice(0, 4))

/** The key of a document of a kind by its head. */
export const keyOf = (kind: string, { companyId, year, id }: Omit<DocumentKey, 'kind'>): DocumentKey => ({
  companyId,
  year,
  kind,
  id,
})

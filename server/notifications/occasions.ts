import type { Notifications } from './notifications.ts'

/** Something of a company that may be found more than once. */
export interface Occasion {
  readonly companyId: string
  readonly occasion: string
}

/** Those of the occasions of which nobody was notified yet. */
export const newOccasions = async <T extends Occasion>(
  notifications: Pick<Notifications, 'knownOccasions'>,
  found: readonly T[],
): Promise<readonly T[]> => {
  const unknown: T[] = []
  for (const [companyId, ofCompany] of Map.groupBy(found, (each) => each.companyId)) {
    const occasions = ofCompany.map(({ occasion }) => occasion)
    const known = new Set(await notifications.knownOccasions(companyId, occasions))
    unknown.push(...ofCompany.filter(({ occasion }) => !known.has(occasion)))
  }
  return unknown
}

import { featureOf, methodOf } from '../../../src/domain/corrections/features.ts'
import type { Chains } from './chained.ts'

/** What an accepted document makes of those that it corrects, as far as the company has them: they are replaced or adjusted. */
export const noteCorrection = async (
  { correctedOf, setCorrected }: Pick<Chains<unknown>, 'correctedOf' | 'setCorrected'>,
  companyId: string,
  { id, feature }: { readonly id: string; readonly feature: string },
): Promise<void> => {
  const method = methodOf(feature)
  if (method === null) return
  for (const originalId of await correctedOf(companyId, id))
    await setCorrected(companyId, originalId, { feature: featureOf(method), id })
}

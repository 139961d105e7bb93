import type { KeptDraft } from '../heads/describedHeads.ts'
import type { CorrectingContent, NamingContent } from './chained.ts'
import type { Correctable } from './checkCorrection.ts'
import { isOnItsWay } from './standing.ts'

/** Of drafts that are restored, those whose originals nobody corrects meanwhile. @param named what a draft that corrects several names */
export const stillCorrecting = async <Content extends CorrectingContent>(
  documents: Pick<Correctable<Content>, 'hold' | 'correctionsOf' | 'correctedByEach'>,
  companyId: string,
  drafts: readonly KeptDraft<Content>[],
  named: (content: Content) => readonly NamingContent[] = () => [],
): Promise<readonly KeptDraft<Content>[]> => {
  const ordered = drafts.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const names = ordered.flatMap((draft) => named(draft.content).map((one) => ({ draft, one })))
  const ids = await documents.correctedByEach(
    companyId,
    names.map(({ one }) => one),
  )
  const wanted = ordered.map((draft) => {
    const several = ids.filter((_, index) => names[index]?.draft === draft)
    return { draft, originals: [draft.given.corrects_sid ?? '', ...several].filter((id) => id !== '') }
  })
  const originals = [...new Set(wanted.flatMap((one) => one.originals))]
  if (originals.length === 0) return drafts
  await documents.hold(companyId, originals)
  const corrections = await documents.correctionsOf(companyId, originals)
  const taken = new Set(corrections.filter(isOnItsWay).map(({ correctsId }) => correctsId))
  return wanted.flatMap(({ draft, originals: own }) => {
    if (own.some((id) => taken.has(id))) return []
    for (const id of own) taken.add(id)
    return [draft]
  })
}

import { useLingui } from '@lingui/react/macro'
import { NeedsStrip } from '../../../ui/feedback/NeedsStrip.tsx'
import { useNeeds } from '../overview/useNeeds.ts'

/** What needs somebody, over the list: drafts have a tab there, and unfinished forms are offered below the rows. */
export const ListNeeds = () => {
  const { t } = useLingui()
  const { needs } = useNeeds()
  const shown = needs?.filter(({ kind }) => kind !== 'unfinished' && kind !== 'draft') ?? []
  return <NeedsStrip label={t`What needs somebody`} needs={shown.map(({ kind: id, ...need }) => ({ id, ...need }))} />
}

import { useLingui } from '@lingui/react/macro'
import { NeedsStrip } from '../../../ui/feedback/NeedsStrip.tsx'
import { useNeeds } from './useNeeds.ts'

/** What needs somebody, over the list. Unfinished forms are offered below the rows. */
export const CertificateNeeds = () => {
  const { t } = useLingui()
  const needs = useNeeds()?.filter(({ kind }) => kind !== 'unfinished') ?? []
  return <NeedsStrip label={t`What needs somebody`} needs={needs.map(({ kind: id, ...need }) => ({ id, ...need }))} />
}

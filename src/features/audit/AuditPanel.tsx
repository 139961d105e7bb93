import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { exportAudit, type AuditEntry } from '../../api/contract/auditTrail.ts'
import { useApi } from '../../api/provider.tsx'
import type { AuditTexts } from '../../area/auditTexts.ts'
import { useTextsOfAreas } from '../../area/textsForOthers.ts'
import { RecordList } from '../../records/RecordList.tsx'
import { useListPlace } from '../../records/address/useListPlace.ts'
import { useRecordPage } from '../../records/recordPage.ts'
import { useRecordList } from '../../records/useRecordList.ts'
import { Link } from '../../ui/button/Link.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ClockIcon } from '../../ui/icons/icons.tsx'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { auditShape } from './listShape.ts'
import { auditQuery } from './queries.ts'
import { useAuditList } from './useAuditList.tsx'

/** Who did what in the company, in the words of the areas that wrote it. */
export const AuditPanel = () => (
  <LazyPart of={useTextsOfAreas().audit} pending={<Skeleton lines={6} />}>
    {(known) => <Entries known={known} />}
  </LazyPart>
)

/** The entries, found, narrowed, ordered, paged and exported. */
const Entries = ({ known }: { readonly known: readonly AuditTexts[] }) => {
  const { t } = useLingui()
  const [opened, setOpened] = useState<AuditEntry | null>(null)
  const { place, onPlaceChange } = useListPlace(auditShape)
  const page = useRecordPage(auditQuery(useApi(), place), ({ entries, pagination }) => ({
    rows: entries,
    total: pagination.total_elements,
  }))
  const list = useRecordList(useAuditList(known), { page, place, onPlaceChange })
  const narrowed = new URLSearchParams(place.filters)
  if (place.search !== '') narrowed.set('search_value', place.search)
  return (
    <RecordList
      actions={<Link download href={`${exportAudit.path}?${narrowed}`}>{t`Export as CSV`}</Link>}
      empty={<EmptyState icon={<ClockIcon size={24} />} title={t`Nothing was done yet`} />}
      list={list}
      onOpen={setOpened}
    >
      {opened !== null && <EntryDialog entry={opened} known={known} onClose={() => setOpened(null)} />}
    </RecordList>
  )
}

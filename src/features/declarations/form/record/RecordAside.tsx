import { useLingui } from '@lingui/react/macro'
import { AuthorityTimeline } from './AuthorityTimeline.tsx'
import type { DeclarationRecord } from './declarationRecord.ts'
import { RecordBanner } from './RecordBanner.tsx'

/** Where an existing declaration stands and how it got there, beside its fields. */
export const RecordAside = ({ record }: { readonly record: DeclarationRecord }) => {
  const { t } = useLingui()
  return (
    <aside aria-label={t`Where this declaration stands`} className="declaration-aside">
      <RecordBanner record={record} />
      <AuthorityTimeline events={record.events} />
    </aside>
  )
}

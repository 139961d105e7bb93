import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AuthorityTimeline } from './AuthorityTimeline.tsx'
import type { DeclarationRecord } from './declarationRecord.ts'
import { RecordBanner } from './RecordBanner.tsx'

interface Props {
  readonly record: DeclarationRecord
  /** All that happened to it; its statuses where nothing is given. */
  readonly history?: ReactNode
}

/** Where an existing declaration stands and how it got there, beside its fields. */
export const RecordAside = ({ record, history }: Props) => {
  const { t } = useLingui()
  return (
    <aside aria-label={t`Where this declaration stands`} className="declaration-aside">
      <RecordBanner record={record} />
      {history ?? <AuthorityTimeline events={record.events} />}
    </aside>
  )
}

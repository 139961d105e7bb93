import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isDraft } from '../../../../domain/declaration/status.ts'
import { useFiling } from '../../collection/filing.ts'
import { AuthorityTimeline } from './AuthorityTimeline.tsx'
import type { DeclarationRecord } from './declarationRecord.ts'
import { RecordBanner } from './RecordBanner.tsx'

interface Props {
  readonly record: DeclarationRecord
  readonly isViewed: boolean
  /** All that happened to it; its statuses where nothing is given. */
  readonly history?: ReactNode
}

/** Where an existing declaration stands and how it got there, beside its fields. */
export const RecordAside = ({ record, isViewed, history }: Props) => {
  const { t } = useLingui()
  const { statusBanner } = useFiling().form
  const hasBanner = statusBanner === 'always' || (isViewed && !isDraft(record.noti_cd_tax) && record.noti_cd_tax !== '')
  return (
    <aside aria-label={t`Where this declaration stands`} className="declaration-aside">
      {hasBanner && <RecordBanner record={record} />}
      {history ?? <AuthorityTimeline events={record.events} />}
    </aside>
  )
}

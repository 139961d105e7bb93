import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isDraft } from '../../../../domain/declaration/status.ts'
import { useFiling } from '../../kind/filing.ts'
import { StatusTimeline } from '../../../../documents/history/StatusTimeline.tsx'
import { statusEvents } from '../../history/statusEvents.ts'
import type { DeclarationRecord } from './declarationRecord.ts'
import { RecordBanner } from './RecordBanner.tsx'

interface StandingProps {
  readonly record: DeclarationRecord
  readonly isViewed: boolean
}

/** Where an existing declaration stands, known with the record itself. */
export const RecordStanding = ({ record, isViewed }: StandingProps) => {
  const { t } = useLingui()
  const { statusBanner } = useFiling().form
  const hasBanner = statusBanner === 'always' || (isViewed && !isDraft(record.noti_cd_tax) && record.noti_cd_tax !== '')
  return (
    hasBanner && (
      <aside aria-label={t`Where this declaration stands`} className="declaration-standing">
        <RecordBanner record={record} />
      </aside>
    )
  )
}

interface Props {
  readonly record: DeclarationRecord
  /** All that happened to it; its statuses where nothing is given. */
  readonly history?: ReactNode
}

/** How an existing declaration got where it stands: beside its fields, or below them, where coming late moves none. */
export const RecordAside = ({ record, history }: Props) => {
  const { t } = useLingui()
  return (
    <aside aria-label={t`Progress`} className="declaration-aside">
      {history ?? <StatusTimeline events={statusEvents(record)} />}
    </aside>
  )
}

import { isDraft } from '../../../../domain/declaration/status.ts'
import { StandingAside } from '../../../../documents/form/Asides.tsx'
import { useFiling } from '../../kind/filing.ts'
import type { DeclarationRecord } from './declarationRecord.ts'
import { RecordBanner } from './RecordBanner.tsx'

interface Props {
  readonly record: DeclarationRecord
  readonly isViewed: boolean
}

/** Where an existing declaration stands, as far as its form shows that. */
export const RecordStanding = ({ record, isViewed }: Props) => {
  const { statusBanner } = useFiling().form
  const hasBanner = statusBanner === 'always' || (isViewed && !isDraft(record.noti_cd_tax) && record.noti_cd_tax !== '')
  return (
    hasBanner && (
      <StandingAside>
        <RecordBanner record={record} />
      </StandingAside>
    )
  )
}

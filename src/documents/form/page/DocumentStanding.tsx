import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { shownInVietnam, shownMoment } from '../../../domain/dates.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { DescriptionList } from '../../../ui/layout/DescriptionList.tsx'
import { StandingAside } from '../Asides.tsx'

interface Named {
  readonly term: string
  /** Empty where there is none. */
  readonly detail: string
}

interface Props {
  readonly status: ReactNode
  /** Who signed it and when, and its file. Moments are empty before. */
  readonly record: {
    readonly requested_at: string
    readonly sign_by: string
    readonly signed_at: string
    readonly signed_xml_url: string | null
  }
  /** What it is known by. */
  readonly names: readonly Named[]
  /** What else there is of it. */
  readonly others?: readonly Named[]
}

/** Where a sent document stands: its names, its status, who signed it, and its file. */
export const DocumentStanding = ({ status, record, names, others = [] }: Props) => {
  const { t } = useLingui()
  const given = [
    ...names,
    { term: t`Request date`, detail: record.requested_at === '' ? '' : shownInVietnam(record.requested_at) },
    { term: t`Signed by`, detail: record.sign_by },
    { term: t`Signed at`, detail: record.signed_at === '' ? '' : shownMoment(record.signed_at) },
    ...others,
  ].filter(({ detail }) => detail !== '')
  return (
    <StandingAside>
      <div className="document-facts">
        <DescriptionList items={[{ term: t`Status`, detail: status }, ...given]} />
        {record.signed_xml_url !== null && (
          <Link download href={record.signed_xml_url}>
            {t`Download the signed XML`}
          </Link>
        )}
      </div>
    </StandingAside>
  )
}

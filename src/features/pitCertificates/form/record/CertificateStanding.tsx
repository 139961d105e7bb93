import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PitCertificateDetail } from '../../../../api/contract/pitCertificateFiling.ts'
import { shownInVietnam, shownMoment } from '../../../../domain/dates.ts'
import { Link } from '../../../../ui/button/Link.tsx'
import { DescriptionList } from '../../../../ui/layout/DescriptionList.tsx'
import { CertificateStatusBadge } from '../../CertificateStatusBadge.tsx'
import './CertificateStanding.css'

interface Item {
  readonly term: string
  readonly detail: ReactNode
}

/** Where an issued certificate stands: number, status, the authority's code, who signed it, and its files. */
export const CertificateStanding = ({ record }: { readonly record: PitCertificateDetail }) => {
  const { t } = useLingui()
  const given = (term: string, detail: string): readonly Item[] => (detail === '' ? [] : [{ term, detail }])
  const status = (
    <CertificateStatusBadge isCorrected={record.is_corrected} message={record.etax_rslt} status={record.etax_status} />
  )
  return (
    <div className="certificate-standing">
      <DescriptionList
        items={[
          { term: t`Status`, detail: status },
          ...given(t({ message: 'Number', context: 'Of a document' }), record.inv_no),
          ...given(t`Reference`, record.refid),
          ...given(t`Tax authority's code`, record.tax_auth_cd),
          ...given(t`Request date`, record.requested_at === '' ? '' : shownInVietnam(record.requested_at)),
          ...given(t`Signed by`, record.sign_by),
          ...given(t`Signed at`, record.signed_at === '' ? '' : shownMoment(record.signed_at)),
          ...given(t`Lookup code`, record.lookup_cd),
        ]}
      />
      {record.signed_xml_url !== null && (
        <Link download href={record.signed_xml_url}>
          {t`Download the signed XML`}
        </Link>
      )}
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { shownInVietnam } from '../../../../domain/dates.ts'
import { Link } from '../../../../ui/button/Link.tsx'
import { DescriptionList } from '../../../../ui/layout/DescriptionList.tsx'
import { DeclarationStatusBadge } from '../../DeclarationStatusBadge.tsx'
import type { DeclarationRecord } from './declarationRecord.ts'

/** Where an existing declaration stands: status, request date, form number (seed 000 §2). */
export const RecordBanner = ({ record }: { readonly record: DeclarationRecord }) => {
  const { t } = useLingui()
  const dash = (text: string): string => (text === '' ? '–' : text)
  return (
    <div className="document-facts">
      <DescriptionList
        items={[
          {
            term: t`Status`,
            detail: (
              <DeclarationStatusBadge
                confirmUntil={record.confirm_until}
                explainUntil={record.explain_until}
                isCorrected={record.is_corrected}
                status={record.noti_cd_tax}
              />
            ),
          },
          { term: t`Request date`, detail: record.requested_at === '' ? '–' : shownInVietnam(record.requested_at) },
          { term: t`Form number`, detail: record.decl_form_no },
          { term: t`Reference`, detail: dash(record.reference) },
          { term: t`Trade code`, detail: dash(record.tr_cd_tax) },
          ...(record.cash_register_code === ''
            ? []
            : [{ term: t`Cash register code`, detail: record.cash_register_code }]),
          { term: t`Signed by`, detail: dash(record.sign_by) },
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

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import type { ShownList } from '../../../records/useRecordList.ts'
import { MenuButton } from '../../../ui/button/MenuButton.tsx'
import { DocumentIcon } from '../../../ui/icons/icons.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { certificatesNarrowed } from '../queries/certificates.ts'
import type { ArchivedCertificates } from './CertificatesArchived.tsx'
import { archiveDialog } from './parts.ts'

const archived = (
  of: ArchivedCertificates['of'],
  { place, selection }: ShownList<PitCertificateRow>,
): ArchivedCertificates => {
  if (of === 'selected') return { of, sid: selection.rows.map(({ sid }) => sid) }
  return { ...certificatesNarrowed(place), of }
}

/** Files that the server makes of many certificates: of the selected ones, of the list as it is narrowed, of one person. */
export const ArchiveMenu = ({ list }: { readonly list: ShownList<PitCertificateRow> }) => {
  const { t } = useLingui()
  const [certificates, setCertificates] = useState<ArchivedCertificates | null>(null)
  const { taxpayer = '' } = list.place.filters
  const isPerson = certificates?.of === 'person'
  const items = [
    ...(list.selection.rows.length > 0
      ? [{ id: 'selected' as const, label: t`PDFs of the selected certificates` }]
      : []),
    { id: 'list' as const, label: t`PDFs of all certificates in the list` },
    ...(taxpayer === '' ? [] : [{ id: 'person' as const, label: t`Export everything about this taxpayer` }]),
  ]
  return (
    <>
      <MenuButton
        icon={<DocumentIcon />}
        isIconOnly
        items={items}
        label={t`PDFs of many certificates`}
        onAction={(id) => {
          const chosen = items.find((item) => item.id === id)
          if (chosen !== undefined) setCertificates(archived(chosen.id, list))
        }}
        variant="quiet"
      />
      {certificates !== null && (
        <LazyPart of={archiveDialog} onLeave={() => setCertificates(null)}>
          {({ CertificatesArchived }) => (
            <CertificatesArchived
              certificates={certificates}
              onClose={() => setCertificates(null)}
              title={isPerson ? t`Everything about one taxpayer` : t`PDFs of many certificates`}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}

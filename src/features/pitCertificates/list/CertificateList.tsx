import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import type { UnfinishedForm } from '../../../api/contract/documents/unfinished.ts'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { DocumentList } from '../../../documents/list/DocumentList.tsx'
import { hasPermission } from '../../../domain/session.ts'
import { useRecordPage } from '../../../records/recordPage.ts'
import { useRecordList, type ShownList } from '../../../records/useRecordList.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { IdlePart } from '../../../ui/part/IdlePart.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { fetchWhenIdle } from '../../../ui/part/part.ts'
import { archiveMenu } from '../archive/parts.ts'
import { editorPlace, placeOfCertificate, type CertificateOpening } from '../address.ts'
import { mailChoiceButton } from '../mails/parts.ts'
import { listMatters, listParts, noCertificate, payrollEntry } from '../parts.ts'
import { listOutput } from '../print/parts.ts'
import { certificateListQuery } from '../queries/certificates.ts'
import { certificateShape } from './listShape.ts'
import { rowLabel } from './rowNames.ts'
import { selectedDocument } from './selectedDocument.ts'
import { useListDescription } from './useListDescription.tsx'
import { useOpenedRow } from './useOpenedRow.tsx'
import { usePeoplePlace } from '../../../records/address/usePeoplePlace.ts'

interface Ways {
  readonly onClose: () => void
}

/** Asks before a certificate that was refused, and corrected since, is issued again. */
const IssueCorrected = ({ name, onSend, onClose }: Ways & { readonly name: string; readonly onSend: () => void }) => {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      cancelLabel={t`Cancel`}
      confirmLabel={t`Sign and issue`}
      isOpen
      onConfirm={onSend}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Issue the corrected PIT certificate?`}
    >
      {t`The tax authority has refused ${name}. What you have corrected since is signed and sent under the same number.`}
    </ConfirmDialog>
  )
}

interface MenusProps {
  readonly list: ShownList<PitCertificateRow>
  readonly onOpen: (certificate: string) => void
}

/** What is done with the selection beside issuing and deleting; print and XML are for whoever may see amounts. */
const SelectionMenus = ({ list, onOpen }: MenusProps) => {
  const user = useCurrentUser()
  const mayRead = hasPermission(user, 'pit-certificate.amounts')
  return (
    <>
      <IdlePart of={listMatters}>
        {({ CertificateMatters }) => <CertificateMatters list={list} onOpen={onOpen} />}
      </IdlePart>
      {mayRead && <IdlePart of={archiveMenu}>{({ ArchiveMenu }) => <ArchiveMenu list={list} />}</IdlePart>}
      {hasPermission(user, 'pit-certificate.make') && (
        <IdlePart of={mailChoiceButton}>{({ MailChoiceButton }) => <MailChoiceButton />}</IdlePart>
      )}
      {mayRead && <IdlePart of={listOutput}>{({ CertificateOutput }) => <CertificateOutput list={list} />}</IdlePart>}
    </>
  )
}

/** Leads to the form of a certificate, as a page of its own. */
const useOpenings = () => {
  const { parameters, openPage } = useNavigation()
  return (opening: Partial<CertificateOpening>): void => openPage('pit-certificates', editorPlace(opening, parameters))
}

/** The company's PIT certificates: found, ordered, paged, selected, deleted, issued. */
export const CertificateList = () => {
  const { openPanel } = useNavigation()
  const { place, onPlaceChange } = usePeoplePlace(certificateShape)
  const page = useRecordPage(certificateListQuery(useApi(), place), ({ certificates, pagination }) => ({
    rows: certificates,
    total: pagination.total_elements,
    isMinimum: pagination.total_is_minimum === true,
  }))
  const list = useRecordList(useListDescription(page.rows), { page, place, onPlaceChange })
  const open = useOpenings()
  const { openRow, history } = useOpenedRow(page.rows, (certificate) =>
    open({ document: certificate === 'new' ? null : certificate }),
  )
  const { isLoading } = page
  const openSignatures = (): void => openPanel('digital-signatures', {})
  useEffect(() => (isLoading ? undefined : fetchWhenIdle([listParts.sending, listParts.deletion])), [isLoading])
  return (
    <>
      <DocumentList
        documentOf={selectedDocument}
        isCovered={false}
        list={list}
        onContinue={(form: UnfinishedForm) => open(placeOfCertificate(form))}
        onCorrect={(certificate) => open({ document: certificate, isChecked: true })}
        onOpen={openRow}
        onOpenSignatureSettings={openSignatures}
        output={
          <>
            <IdlePart of={payrollEntry}>{({ PayrollEntry }) => <PayrollEntry onOpen={openRow} />}</IdlePart>
            <SelectionMenus list={list} onOpen={openRow} />
          </>
        }
        parts={listParts}
        renderCorrected={(row, ways) => <IssueCorrected {...ways} name={rowLabel(row)} />}
        renderEmpty={(onAdd) => (
          <LazyPart of={noCertificate}>{({ NoCertificate }) => <NoCertificate onAdd={onAdd} />}</LazyPart>
        )}
      />
      {history}
    </>
  )
}

import { useLingui as useTexts } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useApi } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { DocumentList } from '../../../documents/list/DocumentList.tsx'
import { NoRecordYet } from '../../../records/empty/NoRecordYet.tsx'
import { usePeoplePlace } from '../../../records/address/usePeoplePlace.ts'
import { useRecordPage } from '../../../records/recordPage.ts'
import { useRecordList } from '../../../records/useRecordList.ts'
import { DocumentIcon } from '../../../ui/icons/icons.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { placeOfUnfinished, type DocumentOpening } from '../../../documents/form/page/opening.ts'
import { editorPlace } from '../address.ts'
import { noticePages, useNoticeFamily } from '../family.ts'
import { listParts } from '../parts.ts'
import { listTextsOf } from './familyTexts.ts'
import { noticeShape } from './listShape.ts'
import { noticeListQuery } from './queries.ts'
import { useListDescription } from './useListDescription.tsx'

interface Ways {
  readonly onClose: () => void
}

/** Asks before a notice that was not received, and corrected since, is sent again. */
const SendCorrected = ({ name, onSend, onClose }: Ways & { readonly name: string; readonly onSend: () => void }) => {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      cancelLabel={t`Cancel`}
      confirmLabel={t`Sign and send`}
      isOpen
      onConfirm={onSend}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Send the corrected error notice?`}
    >
      {t`The tax authority has not received ${name}. What you have corrected since is signed and sent.`}
    </ConfirmDialog>
  )
}

const NoNotice = ({ onAdd }: { readonly onAdd: (() => void) | undefined }) => {
  const { t } = useLingui()
  const { i18n } = useTexts()
  return (
    <NoRecordYet
      addLabel={t`Write an error notice`}
      icon={<DocumentIcon size={24} />}
      onAdd={onAdd}
      title={t`No error notice yet`}
    >
      <p>{i18n._(listTextsOf[useNoticeFamily()].purpose)}</p>
    </NoRecordYet>
  )
}

/** The company's error notices: found, ordered, paged, selected, deleted, sent. */
export const NoticeList = () => {
  const family = useNoticeFamily()
  const { parameters, openPage, openPanel } = useNavigation()
  const { place, onPlaceChange } = usePeoplePlace(noticeShape)
  const page = useRecordPage(noticeListQuery(useApi(), family, place), ({ notices, pagination }) => ({
    rows: notices,
    total: pagination.total_elements,
  }))
  const list = useRecordList(useListDescription(), { page, place, onPlaceChange })
  const open = (opening: Partial<DocumentOpening>): void =>
    openPage(noticePages[family], editorPlace(family, opening, parameters))
  return (
    <DocumentList
      documentOf={({ notice_status: status }) => ({ isDraft: status === 'draft', isCorrected: status === 'rejected' })}
      isCovered={false}
      list={list}
      onContinue={(form) => open(placeOfUnfinished(form))}
      onCorrect={(notice) => open({ document: notice, isChecked: true })}
      onOpen={(notice) => open({ document: notice === 'new' ? null : notice })}
      onOpenSignatureSettings={() => openPanel('digital-signatures', {})}
      output={null}
      parts={listParts}
      renderCorrected={(row, ways) => <SendCorrected {...ways} name={row.reference} />}
      renderEmpty={(onAdd) => <NoNotice onAdd={onAdd} />}
    />
  )
}

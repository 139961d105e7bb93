import { useLingui } from '@lingui/react'
import { useApi } from '../../api/provider.tsx'
import { digitalSignaturesQuery } from '../../certificates/digitalSignatures.ts'
import { useListPlace } from '../../records/address/useListPlace.ts'
import { RecordList } from '../../records/RecordList.tsx'
import { useRecordPage } from '../../records/recordPage.ts'
import { useRecordList } from '../../records/useRecordList.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import { certificateShape } from './list/listShape.ts'
import { NoSignature } from './list/NoSignature.tsx'
import { SignatureActions } from './list/SignatureActions.tsx'
import { useSignatureList } from './list/useSignatureList.tsx'
import { DeclareNotice } from './list/DeclareNotice.tsx'
import { OpenedDialog } from './OpenedDialog.tsx'
import { syncNotice } from './parts.ts'
import { useSignatureWork, type OpenedWork } from './useSignatureWork.ts'

/** The list of certificates at the place that the address names. */
const useShownSignatures = () => {
  const { place, onPlaceChange } = useListPlace(certificateShape)
  const page = useRecordPage(digitalSignaturesQuery(useApi(), place), ({ digital_signatures, pagination }) => ({
    rows: digital_signatures,
    total: pagination.total_elements,
  }))
  return useRecordList(useSignatureList(), { page, place, onPlaceChange })
}

/** The company's registered certificates, and what can be done with them (seed 001 §2.1). */
export const DigitalSignaturesPanel = () => {
  const { i18n } = useLingui()
  const list = useShownSignatures()
  const { screen, ...work } = useSignatureWork(list.selection)
  const { ways, reason, open } = work
  return (
    <RecordList
      actions={
        <SignatureActions
          isSyncing={work.syncing.isPending}
          ways={ways}
          whyNotChangeStatus={reason === null ? undefined : i18n._(reason)}
        />
      }
      empty={<NoSignature onAdd={ways.add} onRequest={ways.download} />}
      isSelectable
      list={list}
      notices={<Notices work={work} />}
      onOpen={({ id }) => open({ is: 'update', id, times: 0 })}
      ref={screen}
    >
      <OpenedDialog certificates={list.selection.rows} work={work} />
    </RecordList>
  )
}

/** What is to be known of the last work: certificates that were not read anew, and those that are to be declared. */
const Notices = ({ work: { syncing, ways, changed, declare } }: { readonly work: OpenedWork }) => {
  const { sync, connect } = ways
  return (
    <>
      {sync !== undefined && connect !== undefined && (syncing.failure !== null || syncing.left > 0) && (
        <LazyPart of={syncNotice}>
          {({ SyncNotice }) => (
            <SyncNotice failure={syncing.failure} left={syncing.left} onAgain={sync} onConnect={connect} />
          )}
        </LazyPart>
      )}
      {changed.length > 0 && <DeclareNotice certificates={changed} onDeclare={declare} />}
    </>
  )
}

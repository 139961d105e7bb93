import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../api/provider.tsx'
import { useNavigation } from '../../area/navigation.ts'
import { certificateKeys, digitalSignaturesQuery } from '../../certificates/digitalSignatures.ts'
import type { CertificateRecord } from '../../domain/certificate.ts'
import type { RegistrationOutput } from '../../machines/certificateRegistration/output.ts'
import { useListPlace } from '../../records/address/useListPlace.ts'
import { RecordList } from '../../records/RecordList.tsx'
import { useRecordPage } from '../../records/recordPage.ts'
import { useFocusReturn } from '../../records/useFocusReturn.ts'
import { useRecordList } from '../../records/useRecordList.ts'
import { readinessDialog } from '../../signing/readinessPart.ts'
import { useCommands } from '../../ui/commands/useCommands.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import { certificateShape } from './list/listShape.ts'
import { NoSignature } from './list/NoSignature.tsx'
import { SignatureActions } from './list/SignatureActions.tsx'
import { signatureCommands } from './list/signatureCommands.tsx'
import { useSignatureList } from './list/useSignatureList.tsx'
import { whyNotChangeStatus } from './list/whyNotChangeStatus.ts'
import { DeclareNotice } from './list/DeclareNotice.tsx'
import { applicationDialog, registrationScreen, statusDialog } from './parts.ts'
import { useSignatureRights } from './rights.ts'

type Opened = 'registration' | 'application' | 'readiness' | 'status'

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
  const rights = useSignatureRights()
  const list = useShownSignatures()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [changed, setChanged] = useState<readonly CertificateRecord[]>([])
  const close = (): void => setOpened(null)
  const declare = useDeclaring()
  const endRegistration = useRegistrationEnd(close, declare)
  const statusReason = whyNotChangeStatus(list.selection.rows.length, rights.mayChangeStatus)
  const ways = {
    add: rights.mayAdd ? () => open('registration') : undefined,
    changeStatus: statusReason === null ? () => open('status') : undefined,
    check: () => open('readiness'),
    download: () => open('application'),
  }
  const screen = useCommands(signatureCommands(ways))
  const keepOpener = useFocusReturn(opened !== null, screen)
  const open = (next: Opened): void => {
    keepOpener()
    setOpened(next)
  }
  const endChange = (certificates: readonly CertificateRecord[]): void => {
    close()
    list.selection.clear()
    setChanged(certificates)
  }
  return (
    <RecordList
      actions={
        <SignatureActions {...ways} whyNotChangeStatus={statusReason === null ? undefined : i18n._(statusReason)} />
      }
      empty={<NoSignature onAdd={ways.add} onRequest={ways.download} />}
      isSelectable
      list={list}
      notices={changed.length > 0 && <DeclareNotice certificates={changed} onDeclare={() => declare(changed)} />}
      ref={screen}
    >
      <OpenedDialog
        certificates={list.selection.rows}
        onChanged={endChange}
        onClose={close}
        onRegistered={endRegistration}
        opened={opened}
      />
    </RecordList>
  )
}

interface OpenedProps {
  readonly opened: Opened | null
  /** Those whose status is changed. */
  readonly certificates: readonly CertificateRecord[]
  readonly onRegistered: (output: RegistrationOutput | null) => void
  readonly onChanged: (certificates: readonly CertificateRecord[]) => void
  readonly onClose: () => void
}

/** What lies over the list. */
const OpenedDialog = ({ opened, certificates, onRegistered, onChanged, onClose }: OpenedProps) => {
  if (opened === 'registration')
    return (
      <LazyPart of={registrationScreen} onLeave={onClose}>
        {({ RegistrationScreen }) => <RegistrationScreen onEnd={onRegistered} />}
      </LazyPart>
    )
  if (opened === 'application')
    return (
      <LazyPart of={applicationDialog} onLeave={onClose}>
        {({ ApplicationDialog }) => <ApplicationDialog onClose={onClose} />}
      </LazyPart>
    )
  if (opened === 'readiness')
    return (
      <LazyPart of={readinessDialog} onLeave={onClose}>
        {({ ReadinessDialog }) => <ReadinessDialog onClose={onClose} onOpenSettings={onClose} />}
      </LazyPart>
    )
  return opened === null ? null : (
    <LazyPart of={statusDialog} onLeave={onClose}>
      {({ ChangeStatusDialog }) => (
        <ChangeStatusDialog certificates={certificates} onChanged={onChanged} onClose={onClose} />
      )}
    </LazyPart>
  )
}

/** Opens the declaration that takes these certificates over (docs/decisions/0337). */
const useDeclaring = () => {
  const { openPanel } = useNavigation()
  return (certificates: readonly Pick<CertificateRecord, 'id'>[]): void =>
    openPanel('declarations', { declaration: 'new', certificates: certificates.map(({ id }) => id).join(',') })
}

/** What follows the end of a registration: the list read anew, the certificate that was there already, or a declaration. */
const useRegistrationEnd = (close: () => void, declare: ReturnType<typeof useDeclaring>) => {
  const queryClient = useQueryClient()
  const { openPanel } = useNavigation()
  return (output: RegistrationOutput | null): void => {
    close()
    void queryClient.invalidateQueries({ queryKey: certificateKeys.all })
    if (output?.result === 'toExisting') openPanel('digital-signatures', { q: output.serialNumber ?? undefined })
    if (output?.result === 'toDeclaration') declare(output.certificateId === null ? [] : [{ id: output.certificateId }])
  }
}

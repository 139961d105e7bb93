import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../api/provider.tsx'
import { useNavigation } from '../../area/navigation.ts'
import { certificateKeys, digitalSignaturesQuery } from '../../certificates/digitalSignatures.ts'
import type { RegistrationOutput } from '../../machines/certificateRegistration/output.ts'
import { useListPlace } from '../../records/address/useListPlace.ts'
import { RecordList } from '../../records/RecordList.tsx'
import { useRecordPage } from '../../records/recordPage.ts'
import { useFocusReturn } from '../../records/useFocusReturn.ts'
import { useRecordList } from '../../records/useRecordList.ts'
import { useCommands } from '../../ui/commands/useCommands.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import { certificateShape } from './list/listShape.ts'
import { NoSignature } from './list/NoSignature.tsx'
import { SignatureActions } from './list/SignatureActions.tsx'
import { signatureCommands } from './list/signatureCommands.tsx'
import { useSignatureList } from './list/useSignatureList.tsx'
import { applicationDialog, registrationScreen } from './parts.ts'
import { useSignatureRights } from './rights.ts'

type Opened = 'registration' | 'application'

/** The company's registered certificates, and what can be done with them (seed 001 §2.1). */
export const DigitalSignaturesPanel = () => {
  const rights = useSignatureRights()
  const { place, onPlaceChange } = useListPlace(certificateShape)
  const page = useRecordPage(digitalSignaturesQuery(useApi(), place), ({ digital_signatures, pagination }) => ({
    rows: digital_signatures,
    total: pagination.total_elements,
  }))
  const list = useRecordList(useSignatureList(), { page, place, onPlaceChange })
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = (): void => setOpened(null)
  const endRegistration = useRegistrationEnd(close)
  const add = rights.mayAdd ? () => open('registration') : undefined
  const download = (): void => open('application')
  const screen = useCommands(signatureCommands({ add, download }))
  const keepOpener = useFocusReturn(opened !== null, screen)
  const open = (next: Opened): void => {
    keepOpener()
    setOpened(next)
  }
  return (
    <RecordList
      actions={<SignatureActions onAdd={add} onDownload={download} />}
      empty={<NoSignature onAdd={add} onRequest={download} />}
      list={list}
      ref={screen}
    >
      {opened === 'registration' && (
        <LazyPart of={registrationScreen} onLeave={close}>
          {({ RegistrationScreen }) => <RegistrationScreen onEnd={endRegistration} />}
        </LazyPart>
      )}
      {opened === 'application' && (
        <LazyPart of={applicationDialog} onLeave={close}>
          {({ ApplicationDialog }) => <ApplicationDialog onClose={close} />}
        </LazyPart>
      )}
    </RecordList>
  )
}

/** What follows the end of a registration: the list read anew, the certificate that was there already, or a declaration. */
const useRegistrationEnd = (close: () => void) => {
  const queryClient = useQueryClient()
  const { openPanel } = useNavigation()
  return (output: RegistrationOutput | null): void => {
    close()
    void queryClient.invalidateQueries({ queryKey: certificateKeys.all })
    if (output?.result === 'toExisting') openPanel('digital-signatures', { q: output.serialNumber ?? undefined })
    if (output?.result === 'toDeclaration') openPanel('declarations', { declaration: 'new' })
  }
}

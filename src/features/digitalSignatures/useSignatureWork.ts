import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigation } from '../../area/navigation.ts'
import { certificateKeys } from '../../certificates/digitalSignatures.ts'
import type { CertificateRecord } from '../../domain/certificate.ts'
import type { RegistrationOutput } from '../../machines/certificateRegistration/output.ts'
import { useFocusReturn } from '../../records/useFocusReturn.ts'
import { useCommands } from '../../ui/commands/useCommands.ts'
import { useSync } from './useSync.ts'
import { signatureCommands } from './list/signatureCommands.tsx'
import { whyNotChangeStatus } from './list/whyNotChangeStatus.ts'
import type { Opened } from './opened.ts'
import { useSignatureRights } from './rights.ts'

interface Selection {
  readonly rows: readonly CertificateRecord[]
  readonly clear: () => void
}

/** What can be done with the list of certificates, what of it is open, and what follows it. */
export const useSignatureWork = (selection: Selection) => {
  const rights = useSignatureRights()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [changed, setChanged] = useState<readonly CertificateRecord[]>([])
  const close = (): void => setOpened(null)
  const declare = useDeclaring()
  const endRegistration = useRegistrationEnd(close, declare)
  const reason = whyNotChangeStatus(selection.rows, rights.mayChangeStatus)
  const { sync, ...syncing } = useSync()
  const ways = {
    add: rights.mayAdd ? () => open({ is: 'registration' }) : undefined,
    changeStatus: reason === null ? () => open({ is: 'status' }) : undefined,
    check: (): void => open({ is: 'readiness' }),
    download: (): void => open({ is: 'application' }),
    sync: rights.maySync ? () => sync((failure) => open({ is: 'connect', reason: failure })) : undefined,
    connect: rights.maySync ? () => open({ is: 'connect', reason: null }) : undefined,
  }
  const screen = useCommands(signatureCommands(ways))
  const keepOpener = useFocusReturn(opened !== null, screen)
  const open = (next: Opened): void => {
    if (opened === null) keepOpener()
    setOpened(next)
  }
  const endChange = (certificates: readonly CertificateRecord[]): void => {
    close()
    selection.clear()
    setChanged(certificates)
  }
  const endConnecting = (): void => {
    close()
    syncing.dismiss()
  }
  const ends = { close, endRegistration, endChange, endConnecting, restate: setChanged }
  return { ways, reason, syncing, screen, opened, open, changed, declare: () => declare(changed), ends }
}
/** All of it but the place that its keys belong to. */
export type OpenedWork = Omit<ReturnType<typeof useSignatureWork>, 'screen'>

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

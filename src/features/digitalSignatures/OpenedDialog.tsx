import type { CertificateRecord } from '../../domain/certificate.ts'
import { readinessDialog } from '../../signing/readinessPart.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import type { Opened } from './opened.ts'
import { applicationDialog, connectDialog, registrationScreen, statusDialog, updateScreen } from './parts.ts'
import type { UpdateEnd } from './update/UpdateForm.tsx'
import type { OpenedWork } from './useSignatureWork.ts'

interface Props {
  readonly work: OpenedWork
  /** Those whose status is changed. */
  readonly certificates: readonly CertificateRecord[]
}

interface UpdateProps extends Pick<Props, 'work'> {
  readonly opened: Extract<Opened, { is: 'update' }>
}

const OpenedUpdate = ({ opened, work: { ways, open, ends } }: UpdateProps) => {
  const end = ({ result, restated }: UpdateEnd): void => {
    if (result === 'reopened') return open({ ...opened, times: opened.times + 1 })
    ends.close()
    if (restated !== null) ends.restate([restated])
  }
  return (
    <LazyPart key={`${opened.id} ${opened.times}`} of={updateScreen} onLeave={ends.close}>
      {({ UpdateScreen }) => <UpdateScreen id={opened.id} onConnect={ways.connect} onEnd={end} />}
    </LazyPart>
  )
}

/** The dialog over the list of certificates. */
export const OpenedDialog = ({ work, certificates }: Props) => {
  const { opened, ways, ends } = work
  switch (opened?.is) {
    case undefined:
      return null
    case 'registration':
      return (
        <LazyPart of={registrationScreen} onLeave={ends.close}>
          {({ RegistrationScreen }) => <RegistrationScreen onEnd={ends.endRegistration} />}
        </LazyPart>
      )
    case 'application':
      return (
        <LazyPart of={applicationDialog} onLeave={ends.close}>
          {({ ApplicationDialog }) => <ApplicationDialog onClose={ends.close} />}
        </LazyPart>
      )
    case 'readiness':
      return (
        <LazyPart of={readinessDialog} onLeave={ends.close}>
          {({ ReadinessDialog }) => <ReadinessDialog onClose={ends.close} onOpenSettings={ends.close} />}
        </LazyPart>
      )
    case 'connect':
      return (
        <LazyPart of={connectDialog} onLeave={ends.close}>
          {({ ConnectDialog }) => (
            <ConnectDialog onClose={ends.close} onConnected={ends.endConnecting} reason={opened.reason} />
          )}
        </LazyPart>
      )
    case 'update':
      return <OpenedUpdate opened={opened} work={work} />
    case 'status':
      return (
        <LazyPart of={statusDialog} onLeave={ends.close}>
          {({ ChangeStatusDialog }) => (
            <ChangeStatusDialog
              certificates={certificates}
              onChanged={ends.endChange}
              onClose={ends.close}
              onConnect={ways.connect}
            />
          )}
        </LazyPart>
      )
  }
}

import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { useApi } from '../../../src/api/provider.tsx'
import { HsmRegistrationPanel } from '../../../src/features/digitalSignatures/register/hsm/HsmRegistrationPanel.tsx'
import { provideHsmRegistration } from '../../../src/features/digitalSignatures/register/hsm/provideHsmRegistration.ts'
import { Dialog } from '../../../src/ui/overlay/Dialog.tsx'
import { provider } from '../../../walks/flows/hsmRegistration.ts'
import { company } from '../../../walks/flows/tokenRegistration.ts'

const providers = [{ value: provider, label: provider }]

/** Registering a certificate in an HSM, with the test's server behind it. */
export const HsmRegistrationAt = () => {
  const api = useApi()
  const logic = useMemo(() => provideHsmRegistration(api), [api])
  const actor = useActorRef(logic, { input: company })
  return (
    <Dialog isDismissable={false} isOpen onOpenChange={() => {}} size="large" title="Add digital signature">
      <HsmRegistrationPanel actor={actor} mayDeclare providers={providers} />
    </Dialog>
  )
}

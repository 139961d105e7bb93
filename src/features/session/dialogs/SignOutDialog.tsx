import { useSelector } from '@xstate/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { isConfirmingSignOut } from '../sessionView.ts'
import type { SessionActor } from '../startSession.ts'

/** Asks before signing out (seed 002 §2.5). */
export function SignOutDialog({ actor }: { readonly actor: SessionActor }) {
  const { t } = useLingui()
  const isOpen = useSelector(actor, isConfirmingSignOut)
  return (
    <ConfirmDialog
      cancelLabel={t`Stay`}
      confirmLabel={t`Logout`}
      isOpen={isOpen}
      onConfirm={() => actor.send({ type: 'signOut.confirmed' })}
      onOpenChange={() => actor.send({ type: 'signOut.dismissed' })}
      title={t`Do you really want to Logout?`}
    >
      <Trans>What you have not saved, here and in other tabs, is lost.</Trans>
    </ConfirmDialog>
  )
}

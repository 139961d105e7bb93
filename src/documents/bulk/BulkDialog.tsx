import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { SigningWay } from '../../machines/signingWays.ts'
import { LeaveGuard } from '../../records/form/LeaveGuard.tsx'
import { HeadingPlace } from '../../signing/panel/headingPlace.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { signingChild } from '../submit/signingChildren.tsx'
import { BulkPanel, type BulkActor } from './BulkPanel.tsx'
import { withRun } from './withRun.ts'
import type { ItemNames } from './ItemList.tsx'
import '../submit/SubmitDialog.css'
import { useBulkKind } from './bulkKind.ts'

interface Props {
  readonly actor: BulkActor
  readonly names: ItemNames
  /** The way in which they were being signed when a page was left. */
  readonly way?: SigningWay | null
  readonly onOpen?: ((documentId: string) => void) | undefined
}

const dismissed = { type: 'dialog.dismissed' } as const

/** Several documents on their way to the tax authority: the state of their sending with its ways on. */
export const BulkDialog = ({ actor, names, way = null, onOpen }: Props) => {
  const { t, i18n } = useLingui()
  const { words: bulk } = useBulkKind()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const snapshot = useSelector(actor, (state) => state)
  const signing = signingChild(withRun(snapshot))
  const signingState = useSelector(signing, (state) => state)
  const isOwn = snapshot.can(dismissed)
  const isChoosing = signingState?.hasTag('choosing') === true
  const count = snapshot.context.batch.length
  // How many one confirmation on the phone signs is known once the provider has said it.
  const isCounted = snapshot.matches({ signing: 'token' }) || snapshot.matches({ signing: 'hsm' })
  return (
    <Dialog
      isDismissable={isOwn || signingState?.can(dismissed) === true}
      isOpen={snapshot.status === 'active'}
      onOpenChange={() => (isOwn ? actor.send(dismissed) : signing?.send(dismissed))}
      size={isChoosing ? 'large' : 'medium'}
      title={i18n._(bulk.title)}
    >
      <div className="submit-dialog">
        {isCounted && count > 0 && <p>{t`To be signed in one go: ${count}`}</p>}
        <div aria-live="polite" className="submit-heading" ref={setPlace} />
        <HeadingPlace value={place}>
          <BulkPanel actor={actor} names={names} onOpen={onOpen} way={way} />
        </HeadingPlace>
      </div>
      {snapshot.hasTag('unsafeToLeave') && <LeaveGuard />}
    </Dialog>
  )
}

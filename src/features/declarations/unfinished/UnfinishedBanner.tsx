import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { UnfinishedForm } from '../../../api/contract/documents/unfinished.ts'
import type { OpenedWay } from '../../../api/contract/documents/keptForm.ts'
import { shownInVietnam } from '../../../domain/dates.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { FormFailure } from '../../../records/form/FormFailure.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useDocumentRights, useRightText } from '../../../documents/rights.ts'
import type { Discarded } from './keeper.ts'
import { notDiscarded } from './notDiscarded.ts'
import { rightToContinue } from './rightToContinue.ts'
import { useUnfinishedTitle } from './useUnfinishedTexts.ts'

interface Props {
  readonly form: UnfinishedForm
  /** Whether another tab of this browser fills it. */
  readonly isElsewhere: boolean
  /** Whether it is continued and not there yet. */
  readonly isComing?: boolean
  readonly onContinue: () => void
  readonly onDiscard: () => Promise<Discarded>
  readonly children?: ReactNode
}

/** Asks before a form is discarded, waits until it is, and remembers why it is not. */
const useDiscarding = (onDiscard: Props['onDiscard']) => {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<ServerFailure | null>(null)
  const [isKeptSince, setKeptSince] = useState(false)
  const discard = async (): Promise<void> => {
    setPending(true)
    const answer = await onDiscard()
    setPending(false)
    setAsking(false)
    setFailure(answer.ok ? null : answer.failure)
    setKeptSince(answer.ok && !answer.value.discarded)
    if (answer.ok && answer.value.discarded) notify.success(t`Unfinished form discarded`)
  }
  return { isAsking, setAsking, isPending, failure, isKeptSince, discard }
}

/** Offers to continue what was typed and not saved, or to discard it after a question; neither while another tab fills it. */
export const UnfinishedBanner = ({ form, isElsewhere, isComing = false, onContinue, onDiscard, children }: Props) => {
  const { t } = useLingui()
  const titleOf = useUnfinishedTitle()
  const { isAsking, setAsking, isPending, failure, isKeptSince, discard } = useDiscarding(onDiscard)
  return (
    <>
      <Banner
        actions={
          isElsewhere ? undefined : (
            <Ways isComing={isComing} onContinue={onContinue} onDiscard={() => setAsking(true)} way={form.way} />
          )
        }
        isLive
        title={titleOf(form.way, shownInVietnam(form.kept_at))}
        tone="info"
      >
        {isElsewhere && (
          <p>
            <Trans>It is open in another tab of this browser: go on there, or close that tab to go on here.</Trans>
          </p>
        )}
        {isKeptSince && (
          <p>
            <Trans>
              It was not discarded: it has been filled further since, in another tab or on another computer.
            </Trans>
          </p>
        )}
        {children}
      </Banner>
      {failure !== null && <FormFailure failure={failure} step={notDiscarded} />}
      <ConfirmDialog
        cancelLabel={t`Keep it`}
        confirmLabel={t`Discard it`}
        isOpen={isAsking}
        isPending={isPending}
        onConfirm={() => void discard()}
        onOpenChange={setAsking}
        title={t`Discard the unfinished form?`}
        tone="danger"
      >
        <Trans>What you typed and did not save will be lost. Saved declarations stay as they are.</Trans>
      </ConfirmDialog>
    </>
  )
}

interface WaysProps {
  readonly isComing: boolean
  readonly way: OpenedWay
  readonly onContinue: () => void
  readonly onDiscard: () => void
}

const Ways = ({ isComing, way, onContinue, onDiscard }: WaysProps) => {
  const whyNotContinue = useRightText()(rightToContinue(way, useDocumentRights()))
  return (
    <>
      <Button disabledReason={whyNotContinue} isPending={isComing} onPress={onContinue} size="small">
        <Trans>Continue</Trans>
      </Button>
      <Button isDisabled={isComing} onPress={onDiscard} size="small" variant="quiet">
        <Trans>Discard</Trans>
      </Button>
    </>
  )
}

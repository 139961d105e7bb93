import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { UnfinishedForm } from '../../api/contract/documents/unfinished.ts'
import { shownInVietnam } from '../../domain/dates.ts'
import { FormFailure } from '../../records/form/FormFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { useFiledKind } from '../filedKind.ts'
import { notDiscarded } from './notDiscarded.ts'
import type { Discarding } from './useDiscarding.ts'

interface WaysProps {
  /** Why the account may not continue it; undefined where it may. */
  readonly whyNotContinue: string | undefined
  /** Whether it is continued and not there yet. */
  readonly isComing?: boolean
  /** Whether nothing else has to end first. */
  readonly mayDecide?: boolean
  readonly onContinue: () => void
  readonly onDiscard: () => void
}

interface Props extends WaysProps {
  readonly form: UnfinishedForm
  /** Whether another tab of this browser fills it. */
  readonly isElsewhere: boolean
  readonly discarding: Discarding
  readonly children?: ReactNode
}

/** Offers to continue what was typed and not saved, or to discard it after a question; neither while another tab fills it. */
export const UnfinishedBanner = ({ form, isElsewhere, discarding, children, onDiscard, ...ways }: Props) => {
  const { t, i18n } = useLingui()
  const words = useFiledKind().words.unfinished
  const [isAsking, setAsking] = useState(false)
  const { isDiscarding, isKeptSince } = discarding
  return (
    <>
      <Banner
        actions={isElsewhere ? undefined : <Ways {...ways} onDiscard={() => setAsking(true)} />}
        isLive
        title={i18n._(words.titles[form.way](shownInVietnam(form.kept_at)))}
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
      {discarding.notDiscarded !== null && <FormFailure failure={discarding.notDiscarded} step={notDiscarded} />}
      <ConfirmDialog
        cancelLabel={t`Keep it`}
        confirmLabel={t`Discard it`}
        isOpen={isAsking || isDiscarding}
        isPending={isDiscarding}
        onConfirm={() => {
          setAsking(false)
          onDiscard()
        }}
        onOpenChange={setAsking}
        title={t`Discard the unfinished form?`}
        tone="danger"
      >
        {i18n._(words.isLost)}
      </ConfirmDialog>
    </>
  )
}

const Ways = ({ whyNotContinue, isComing = false, mayDecide = true, onContinue, onDiscard }: WaysProps) => (
  <>
    <Button
      disabledReason={whyNotContinue}
      isDisabled={!mayDecide && !isComing}
      isPending={isComing}
      onPress={onContinue}
      size="small"
    >
      <Trans>Continue</Trans>
    </Button>
    <Button isDisabled={!mayDecide} onPress={onDiscard} size="small" variant="quiet">
      <Trans>Discard</Trans>
    </Button>
  </>
)

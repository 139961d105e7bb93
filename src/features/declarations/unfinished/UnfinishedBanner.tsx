import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { UnfinishedForm } from '../../../api/contract/declarationUnfinished.ts'
import { shownInVietnam } from '../../../domain/dates.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useUnfinishedTitle } from './useUnfinishedTexts.ts'

interface Props {
  readonly form: UnfinishedForm
  readonly onContinue: () => void
  readonly onDiscard: () => void
  readonly children?: ReactNode
}

/** Offers to continue what was typed and not saved, or to discard it after a question. */
export const UnfinishedBanner = ({ form, onContinue, onDiscard, children }: Props) => {
  const { t } = useLingui()
  const titleOf = useUnfinishedTitle()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Banner
        actions={
          <>
            <Button onPress={onContinue} size="small">
              <Trans>Continue</Trans>
            </Button>
            <Button onPress={() => setAsking(true)} size="small" variant="quiet">
              <Trans>Discard</Trans>
            </Button>
          </>
        }
        isLive
        title={titleOf(form.way, shownInVietnam(form.kept_at))}
        tone="info"
      >
        {children}
      </Banner>
      <ConfirmDialog
        cancelLabel={t`Keep it`}
        confirmLabel={t`Discard it`}
        isOpen={isAsking}
        onConfirm={() => {
          setAsking(false)
          onDiscard()
        }}
        onOpenChange={setAsking}
        title={t`Discard the unfinished form?`}
        tone="danger"
      >
        <Trans>What you typed and did not save will be lost. Saved declarations stay as they are.</Trans>
      </ConfirmDialog>
    </>
  )
}

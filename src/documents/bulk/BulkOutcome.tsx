import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import type { SendingOutcome } from './sendingOutcome.ts'
import { LastOutcome } from './LastOutcome.tsx'

export interface BulkOutcomeProps {
  readonly outcome: SendingOutcome
  readonly onForget: () => void
  readonly onOpen: (documentId: string) => void
}

/** How many of the latest sending were not sent, with a way to their reasons; nothing where all were. */
export const BulkOutcome = ({ outcome: { items, names }, onForget, onOpen }: BulkOutcomeProps) => {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const left = items.filter(({ stage }) => stage !== 'sent').length
  if (left === 0) return null
  return (
    <>
      <Banner
        actions={
          <Button onPress={() => setShown(true)} size="small">
            <Trans>Show why</Trans>
          </Button>
        }
        onDismiss={onForget}
        title={t`Not sent: ${left} of ${items.length}. They are still selected.`}
        tone="warning"
      />
      {isShown && <LastOutcome items={items} onClose={() => setShown(false)} names={names} onOpen={onOpen} />}
    </>
  )
}

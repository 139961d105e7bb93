import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import type { SendingOutcome } from './sendingOutcome.ts'
import { rowKey } from '../list/rowNames.ts'
import { LastOutcome } from './LastOutcome.tsx'

interface Props {
  readonly outcome: SendingOutcome
  readonly onForget: () => void
  readonly onOpen: (declarationId: string) => void
}

/** How many of the latest sending were not sent, with a way to their reasons; nothing where all were. */
export const BulkOutcome = ({ outcome: { items, rows }, onForget, onOpen }: Props) => {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const left = items.filter(({ stage }) => stage !== 'sent').length
  if (left === 0) return null
  const names = new Map(rows.map((row) => [rowKey(row), row]))
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
      {isShown && <LastOutcome items={items} onClose={() => setShown(false)} onOpen={onOpen} rows={names} />}
    </>
  )
}

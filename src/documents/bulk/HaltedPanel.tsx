import { Trans, useLingui } from '@lingui/react/macro'
import type { RunReason } from '../../domain/documents/issueRuns.ts'
import type { BulkItem, ItemReason } from '../../machines/documentsSubmit/items.ts'
import { useFailureText } from '../../failures/useFailureText.ts'
import { StepPanel } from '../../signing/panel/StepPanel.tsx'
import { ItemList, type ItemNames } from './ItemList.tsx'
import { waitingTexts } from './stageTexts.ts'
import { failureIn } from './failureIn.ts'
import { useBulkKind } from './bulkKind.ts'

interface Props {
  /** Whether the server itself carries the documents. */
  readonly isByRun: boolean
  /** Whether the server was asked to begin without it being known whether it has. */
  readonly isAsked: boolean
  /** Why the server's run waits; empty where it does not. */
  readonly waitsFor: RunReason | ''
  /** Null where the user has stopped it. */
  readonly failure: ItemReason | null
  readonly items: readonly BulkItem[]
  readonly names: ItemNames
  readonly onGoOn: () => void
  readonly onEnd: () => void
}

/** Nothing goes on until the user decides. */
export const HaltedPanel = ({ failure, isByRun, isAsked, waitsFor, items, names, onGoOn, onEnd }: Props) => {
  const { t, i18n } = useLingui()
  const { words: bulk } = useBulkKind()
  const failureText = useFailureText()
  const cause = failureIn(failure)
  const stopped = isByRun
    ? t`What is not sent yet waits for your PIN: "Go on" asks for it. "End here" leaves the rest unsent.`
    : t`What is not sent yet waits. Nothing that is signed is lost.`
  const asked = t`If you have entered the PIN, the server may already be signing and sending. "Go on" asks for the PIN and goes on with the same sending: no document is sent twice. "End here" has the server stop it.`
  const halted = waitsFor === 'paused' ? t`The sending is paused` : t`The sending is stopped`
  const { title, text } = cause === null ? { title: halted, text: isAsked ? asked : stopped } : failureText(cause)
  return (
    <StepPanel
      main={{ label: <Trans>Go on</Trans>, onPress: onGoOn }}
      quiet={{ label: <Trans>End here</Trans>, onPress: onEnd }}
      title={title}
      tone={cause === null ? 'info' : 'warning'}
    >
      {waitsFor !== '' && <p>{i18n._(waitsFor === 'permission.missing' ? bulk.mayNotGoOn : waitingTexts[waitsFor])}</p>}
      <p>{text}</p>
      {isByRun && cause !== null && (
        <p>{isAsked ? asked : <Trans>What the server has begun goes on meanwhile; "End here" has it stop.</Trans>}</p>
      )}
      <ItemList items={items} label={i18n._(bulk.all)} names={names} />
    </StepPanel>
  )
}

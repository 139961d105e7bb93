import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { asSentence } from '../../failures/failureText.ts'
import { useFailureText } from '../../failures/useFailureText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx'
import { WarningIcon } from '../../ui/icons/firstIcons.tsx'
import { CertificatesBySomebodyElse } from '../CertificatesBySomebodyElse.tsx'
import { AgentVersionNote } from '../token/AgentVersionNote.tsx'
import { CauseNotes } from '../token/CauseNotes.tsx'
import { findingText } from './findingText.ts'
import type { Finding, ReadinessRow, RowState } from './judge/row.ts'
import { rowNames, stateNames, stateTones } from './rowNames.ts'

interface Ways {
  readonly onAskBrowser: () => void
  /** Null where the settings cannot be opened from here. */
  readonly onOpenSettings: (() => void) | null
}

interface Props extends Ways {
  readonly rows: readonly ReadinessRow[]
}

/** A row for each thing that signing needs: how it stands, and what to do about it. */
export const ReadinessRows = ({ rows, ...ways }: Props) => (
  <ul className="readiness-rows">
    {rows.map((row) => (
      <Row key={row.id} row={row} {...ways} />
    ))}
  </ul>
)

/** Where the icon of the tone would say something else: amber alone asks a question. */
const stateIcons: Readonly<Partial<Record<RowState, ReactNode>>> = {
  warning: <WarningIcon size={14} />,
  checking: <Spinner size={16} />,
}

const Row = ({ row: { id, state, finding }, ...ways }: Ways & { readonly row: ReadinessRow }) => {
  const { i18n } = useLingui()
  return (
    <li className="readiness-row">
      <span className="readiness-name">{i18n._(rowNames[id])}</span>
      <StatusBadge icon={stateIcons[state]} label={i18n._(stateNames[state])} tone={stateTones[state]} />
      <div className="readiness-finding">
        <FindingText finding={finding} />
        <Cure finding={finding} {...ways} />
      </div>
    </li>
  )
}

const FindingText = ({ finding }: { readonly finding: Finding }) => {
  const { i18n } = useLingui()
  const failureText = useFailureText()
  if (finding.code !== 'failure') return <p>{i18n._(findingText(finding))}</p>
  const { title, text } = failureText(finding.failure)
  return (
    <>
      <p>
        <strong>{asSentence(title)}</strong> {text}
      </p>
      <CauseNotes cause={finding.failure} />
    </>
  )
}

/** The way to what helps, where there is one. */
const Cure = ({ finding, onAskBrowser, onOpenSettings }: Ways & { readonly finding: Finding }) => {
  switch (finding.code) {
    case 'permission.notAsked':
      return (
        <Button onPress={onAskBrowser} size="small">
          <Trans>Ask the browser</Trans>
        </Button>
      )
    case 'agent.tooOld':
      return <AgentVersionNote />
    case 'registered.absent':
    case 'registered.notInUse':
    case 'accepted.notNamed':
    case 'accepted.stopped':
    case 'validity.ended':
      return (
        <>
          <CertificatesBySomebodyElse />
          {onOpenSettings !== null && (
            <Button onPress={onOpenSettings} size="small">
              <Trans>Open digital signatures</Trans>
            </Button>
          )}
        </>
      )
    default:
      return null
  }
}

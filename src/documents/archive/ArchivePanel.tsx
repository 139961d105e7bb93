import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui as useTexts } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useFailureText } from '../../failures/useFailureText.ts'
import type { documentArchive } from '../../machines/documentArchive/documentArchive.ts'
import type { ArchiveEvent, MadeArchive } from '../../machines/documentArchive/setup.ts'
import { FailureDetails } from '../../signing/panel/FailureDetails.tsx'
import { HeadingPlace } from '../../signing/panel/headingPlace.ts'
import { StepPanel } from '../../signing/panel/StepPanel.tsx'
import { Link } from '../../ui/button/Link.tsx'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { ArchiveKind } from './archiveKind.ts'
import type { ArchiveProgress } from './archiveMachine.ts'
import { ChoicePanel } from './ChoicePanel.tsx'
import { closing, type Shown, type Snapshot } from './shownArchive.tsx'
import './ArchivePanel.css'

type ArchiveActor = ActorRefFrom<typeof documentArchive>

const again = ({ send }: Shown) => ({
  label: <Trans>Make another file</Trans>,
  onPress: () => send({ type: 'choice.again' }),
})

const PreparingPanel = ({ shown }: { readonly shown: Shown }) => {
  const { t } = useLingui()
  const { i18n } = useTexts()
  const { progress, send, kind } = shown
  const done = progress?.done ?? 0
  const total = progress?.total ?? 0
  return (
    <StepPanel
      main={{ label: <Trans>Cancel the file</Trans>, onPress: () => send({ type: 'making.cancelled' }) }}
      quiet={closing(shown)}
      title={i18n._(kind.words.drawing)}
      tone="busy"
    >
      <Stack gap={3}>
        <ProgressBar
          label={progress === null ? t`Waiting for its turn` : i18n._(kind.words.progress(done, total))}
          value={total === 0 ? undefined : Math.round((done / total) * 100)}
        />
        <p>{i18n._(kind.words.duration)}</p>
      </Stack>
    </StepPanel>
  )
}

const ReadyPanel = ({ shown, made }: { readonly shown: Shown; readonly made: MadeArchive }) => {
  const { t } = useLingui()
  const { i18n } = useTexts()
  const { words } = shown.kind
  return (
    <StepPanel other={again(shown)} quiet={closing(shown)} title={t`The file is ready`} tone="success">
      <Stack gap={3}>
        <p>
          {i18n._(words.held(made.count))}{' '}
          <Trans>It can be downloaded for an hour; the link is valid for 15 minutes.</Trans>
        </p>
        {made.leftOut > 0 && <p>{i18n._(words.missing(made.leftOut))}</p>}
        <Link download href={made.url}>{t`Download the file`}</Link>
      </Stack>
    </StepPanel>
  )
}

const FailedPanel = ({ shown }: { readonly shown: Shown }) => {
  const failureText = useFailureText()
  const { failure } = shown.snapshot.context
  if (failure === null) return null
  const { title, text } = failureText(failure, msg`The file was not made`)
  return (
    <StepPanel
      main={{ label: <Trans>Try again</Trans>, onPress: () => shown.send({ type: 'making.repeated' }) }}
      other={again(shown)}
      quiet={closing(shown)}
      title={title}
      tone="danger"
    >
      <p>{text}</p>
      <FailureDetails failure={failure} reqKey={null} />
    </StepPanel>
  )
}

const CancelledPanel = ({ shown }: { readonly shown: Shown }) => {
  const { t } = useLingui()
  return (
    <StepPanel main={again(shown)} quiet={closing(shown)} title={t`The file was cancelled`} tone="info">
      <p>
        <Trans>Nothing is left of it.</Trans>
      </p>
    </StepPanel>
  )
}

const panels: Readonly<Record<Snapshot['value'], (shown: Shown) => ReactNode>> = {
  choosing: (shown) => <ChoicePanel shown={shown} />,
  preparing: (shown) => <PreparingPanel shown={shown} />,
  ready: (shown) =>
    shown.snapshot.context.made === null ? null : <ReadyPanel made={shown.snapshot.context.made} shown={shown} />,
  failed: (shown) => <FailedPanel shown={shown} />,
  cancelled: (shown) => <CancelledPanel shown={shown} />,
  dismissed: () => null,
}

interface Props {
  readonly actor: ArchiveActor
  readonly progress: ArchiveProgress | null
  readonly kind: ArchiveKind
  readonly fixed?: MessageDescriptor | undefined
}

/** The step of making a file of many PDFs. */
export const ArchivePanel = ({ actor, progress, kind, fixed }: Props) => {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const snapshot = useSelector(actor, (now) => now)
  const shown = { snapshot, progress, kind, fixed, send: (event: ArchiveEvent) => actor.send(event) }
  return (
    <div className="archive-panel">
      <div aria-live="polite" className="archive-heading" ref={setPlace} />
      <HeadingPlace value={place}>{panels[snapshot.value](shown)}</HeadingPlace>
    </div>
  )
}

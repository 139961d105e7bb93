import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useFailureText } from '../../../failures/useFailureText.ts'
import type { certificateArchive } from '../../../machines/certificateArchive/certificateArchive.ts'
import type { MadeArchive } from '../../../machines/certificateArchive/setup.ts'
import { FailureDetails } from '../../../signing/panel/FailureDetails.tsx'
import { StepPanel } from '../../../signing/panel/StepPanel.tsx'
import { Link } from '../../../ui/button/Link.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import type { ArchiveProgress } from './archiveMachine.ts'
import { ChoicePanel } from './ChoicePanel.tsx'
import { closing, type Shown, type Snapshot } from './shownArchive.tsx'

type ArchiveActor = ActorRefFrom<typeof certificateArchive>

const again = ({ send }: Shown) => ({
  label: <Trans>Make another file</Trans>,
  onPress: () => send({ type: 'choice.again' }),
})

const PreparingPanel = ({ shown }: { readonly shown: Shown }) => {
  const { t } = useLingui()
  const { progress, send } = shown
  const done = progress?.done ?? 0
  const total = progress?.total ?? 0
  return (
    <StepPanel
      main={{ label: <Trans>Cancel the file</Trans>, onPress: () => send({ type: 'making.cancelled' }) }}
      quiet={closing(shown)}
      title={t`The server is drawing the certificates`}
      tone="busy"
    >
      <Stack gap={3}>
        <ProgressBar
          label={progress === null ? t`Waiting for its turn` : t`${done} of ${total} PIT certificates`}
          value={total === 0 ? undefined : Math.round((done / total) * 100)}
        />
        <p>
          <Trans>5,000 certificates take about three minutes. Closing this dialog cancels the file.</Trans>
        </p>
      </Stack>
    </StepPanel>
  )
}

const ReadyPanel = ({ shown, made }: { readonly shown: Shown; readonly made: MadeArchive }) => {
  const { t } = useLingui()
  return (
    <StepPanel other={again(shown)} quiet={closing(shown)} title={t`The file is ready`} tone="success">
      <Stack gap={3}>
        <p>
          <Plural one="It holds # PIT certificate." other="It holds # PIT certificates." value={made.count} />{' '}
          <Trans>It can be downloaded for an hour; the link is valid for 15 minutes.</Trans>
        </p>
        {made.leftOut > 0 && (
          <p>
            <Plural
              one="# certificate is missing: it was turned down, or could not be drawn."
              other="# certificates are missing: they were turned down, or could not be drawn."
              value={made.leftOut}
            />
          </p>
        )}
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
  readonly isPerson: boolean
}

/** The step of making a file of many PDFs. */
export const ArchivePanel = ({ actor, progress, isPerson }: Props) => {
  const snapshot = useSelector(actor, (now) => now)
  return panels[snapshot.value]({ snapshot, progress, isPerson, send: (event) => actor.send(event) })
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { scenarios } from '../faults/catalogue.ts'
import type { Place } from '../faults/scenario.ts'
import { Button } from '../../src/ui/button/Button.tsx'
import { IconButton } from '../../src/ui/button/IconButton.tsx'
import { Banner } from '../../src/ui/feedback/Banner.tsx'
import { CloseIcon } from '../../src/ui/icons/firstIcons.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import { FaultRow } from './FaultRow.tsx'
import type { FaultStore, FaultView } from './faultStore.ts'

interface FaultPanelProps {
  readonly view: FaultView
  readonly store: FaultStore
  readonly onClose: () => void
}

const places: readonly Place[] = ['server', 'agent', 'authority', 'mail']

/** Every scenario, grouped by where it acts. It takes the focus, since it comes before its mark in the order of the page. */
export function FaultPanel({ view, store, onClose }: FaultPanelProps) {
  const { t } = useLingui()
  const { close } = useTexts()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div
      aria-label={t`Faults to switch on`}
      className="faults-panel"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Escape belongs to the panel, not to the dialog under it.
        event.stopPropagation()
        onClose()
      }}
      ref={panel}
      role="dialog"
      tabIndex={-1}
    >
      <header className="faults-head">
        <h2>{t`Faults`}</h2>
        <Button
          disabledReason={view.on.length === 0 ? t`Nothing is on` : undefined}
          onPress={() => void store.allOff()}
          size="small"
        >
          {t`Switch all off`}
        </Button>
        <IconButton icon={<CloseIcon />} label={close} onPress={onClose} size="small" />
      </header>
      <div className="faults-list">
        <FaultNotes view={view} />
        {places.map((place) => (
          <PlaceFaults key={place} place={place} store={store} view={view} />
        ))}
      </div>
    </div>
  )
}

/** Scenarios of one place. */
function PlaceFaults({ place, view, store }: Pick<FaultPanelProps, 'view' | 'store'> & { readonly place: Place }) {
  const { t } = useLingui()
  const titles: Record<Place, string> = {
    server: t`Server`,
    agent: t`Signing application and token`,
    authority: t`Tax authority`,
    mail: t`E-mail`,
  }
  return (
    <section aria-labelledby={`faults-${place}`}>
      <h3 id={`faults-${place}`}>{titles[place]}</h3>
      <ul>
        {scenarios
          .filter((scenario) => scenario.place === place)
          .map((scenario) => (
            <FaultRow
              key={scenario.name}
              lasting={view.on.find((one) => one.name === scenario.name)?.lasts ?? 'off'}
              onSet={(lasts) => void store.set(scenario.name, lasts)}
              scenario={scenario}
            />
          ))}
      </ul>
    </section>
  )
}

/** What keeps switches from working. */
function FaultNotes({ view }: Pick<FaultPanelProps, 'view'>) {
  const { t } = useLingui()
  const unknown = view.unknown.join(', ')
  const names = view.on.map(({ name }) => name).join(', ')
  return (
    <>
      {names !== '' && (
        <p className="faults-on" role="status">
          <Trans>
            On now: <code>{names}</code>
          </Trans>
        </p>
      )}
      {!view.isServerReachable && (
        <Banner tone="warning">{t`The server does not answer: what is on is not known.`}</Banner>
      )}
      {view.isServerReachable && view.agent === 'unreachable' && (
        <Banner tone="info">{t`The signing application was not started with TOKHAI_FAULTS=1 or does not run: its faults cannot be switched.`}</Banner>
      )}
      {unknown !== '' && <Banner tone="warning">{t`The address names faults that do not exist: ${unknown}`}</Banner>}
    </>
  )
}

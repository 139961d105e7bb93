import { t as text } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import type { ShownList } from '../../../records/useRecordList.ts'
import { MenuButton } from '../../../ui/button/MenuButton.tsx'
import type { Command } from '../../../ui/commands/command.ts'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { DownloadIcon, PrinterIcon } from '../../../ui/icons/icons.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { downloadDialog, printDialog } from '../parts.ts'
import { inListOrder } from './listOrder.ts'
import { whyNotOutput } from './whyNotOutput.ts'

type OutputKind = 'print' | 'download'

interface Started {
  readonly kind: OutputKind
  readonly rows: readonly DeclarationListItem[]
}

interface Props {
  readonly list: ShownList<DeclarationListItem>
  readonly panel: string
}

/** Printing and downloading of the selected declarations: a menu of the toolbar, its commands, and what opens over the list. */
export const ListOutput = ({ list: { selection, page, place, description }, panel }: Props) => {
  const { t, i18n } = useLingui()
  const [started, setStarted] = useState<Started | null>(null)
  const why = whyNotOutput(selection.rows.length)
  const start = (kind: OutputKind) => (): void => {
    const sort = place.sort === '' ? description.shape.defaultSort : place.sort
    setStarted({ kind, rows: inListOrder(selection.rows, page.rows, sort) })
  }
  const run = (kind: OutputKind) => (why === null ? start(kind) : undefined)
  const screen = useCommands<HTMLSpanElement>(outputCommands(panel, run))
  return (
    <span ref={screen}>
      <MenuButton
        disabledReason={why === null ? undefined : i18n._(why)}
        icon={<PrinterIcon />}
        isIconOnly
        items={[
          { id: 'print', label: t`Print selected`, icon: <PrinterIcon /> },
          { id: 'download', label: t`Download selected`, icon: <DownloadIcon /> },
        ]}
        label={t`Print or download`}
        onAction={(id) => start(id === 'print' ? 'print' : 'download')()}
        variant="quiet"
      />
      <OutputDialog onClose={() => setStarted(null)} started={started} />
    </span>
  )
}

const outputCommands = (panel: string, run: (kind: OutputKind) => (() => void) | undefined): readonly Command[] => {
  const group = text`Declarations`
  return [
    {
      id: `${panel}.print`,
      group,
      icon: <PrinterIcon />,
      label: text`Print the selected declarations`,
      run: run('print'),
    },
    {
      id: `${panel}.download`,
      group,
      icon: <DownloadIcon />,
      label: text`Download the selected declarations`,
      run: run('download'),
    },
  ]
}

interface DialogProps {
  readonly started: Started | null
  readonly onClose: () => void
}

const OutputDialog = ({ started, onClose }: DialogProps) => {
  if (started === null) return null
  if (started.kind === 'print')
    return (
      <LazyPart of={printDialog} onLeave={onClose}>
        {({ PrintSelectedDialog }) => <PrintSelectedDialog onClose={onClose} rows={started.rows} />}
      </LazyPart>
    )
  return (
    <LazyPart of={downloadDialog} onLeave={onClose}>
      {({ DownloadSelectedDialog }) => <DownloadSelectedDialog onClose={onClose} rows={started.rows} />}
    </LazyPart>
  )
}

import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { ShownList } from '../../records/useRecordList.ts'
import { MenuButton } from '../../ui/button/MenuButton.tsx'
import type { Command } from '../../ui/commands/command.ts'
import { useCommands } from '../../ui/commands/useCommands.ts'
import { DownloadIcon, PrinterIcon } from '../../ui/icons/icons.tsx'
import { useShownKind } from '../shownKind.ts'
import { inListOrder } from './listOrder.ts'
import type { OutputCommands } from './outputWords.ts'
import { whyNotOutput } from './whyNotOutput.ts'

export type OutputKind = 'print' | 'download'

interface Props<Row> {
  readonly list: ShownList<Row>
  /** What a row has in a column that the list is ordered by. */
  readonly valueOf: (row: Row, column: string) => string
  readonly words: OutputCommands
  readonly renderDialog: (kind: OutputKind, rows: readonly Row[], onClose: () => void) => ReactNode
}

/** Printing and downloading of the selected documents: a menu of the toolbar, its commands, and what opens over the list. */
export const ListOutput = <Row,>({ list, valueOf, words, renderDialog }: Props<Row>) => {
  const { selection, page, place, description } = list
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { panel } = useShownKind()
  const [started, setStarted] = useState<{ readonly kind: OutputKind; readonly rows: readonly Row[] } | null>(null)
  const why = whyNotOutput(selection.rows.length, words)
  const start = (kind: OutputKind) => (): void => {
    const sort = place.sort === '' ? description.shape.defaultSort : place.sort
    const { rowKey } = description
    setStarted({ kind, rows: inListOrder(selection.rows, page.rows, { sort, rowKey, valueOf }) })
  }
  const run = (kind: OutputKind) => (why === null ? start(kind) : undefined)
  const screen = useCommands<HTMLSpanElement>(outputCommands(panel, i18n, words, run))
  return (
    <span ref={screen}>
      <MenuButton
        disabledReason={why === null ? undefined : i18n._(why)}
        icon={<PrinterIcon />}
        isIconOnly
        items={[
          { id: 'print', label: i18n._(words.printTitle), icon: <PrinterIcon /> },
          { id: 'download', label: i18n._(words.downloadTitle), icon: <DownloadIcon /> },
        ]}
        label={t`Print or download`}
        onAction={(id) => start(id === 'print' ? 'print' : 'download')()}
        variant="quiet"
      />
      {started !== null && renderDialog(started.kind, started.rows, () => setStarted(null))}
    </span>
  )
}

const outputCommands = (
  panel: string,
  i18n: I18n,
  { group, print, download }: OutputCommands,
  run: (kind: OutputKind) => (() => void) | undefined,
): readonly Command[] => [
  { id: `${panel}.print`, group: i18n._(group), icon: <PrinterIcon />, label: i18n._(print), run: run('print') },
  {
    id: `${panel}.download`,
    group: i18n._(group),
    icon: <DownloadIcon />,
    label: i18n._(download),
    run: run('download'),
  },
]

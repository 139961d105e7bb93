import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import { LineGridTextsContext, type LineGridTexts } from '../../../../ui/lineGrid/lineGridTexts.ts'

/** What the grid of lines says by itself. */
export const LineTexts = ({ children }: { readonly children: ReactNode }) => {
  const { t, i18n } = useLingui()
  const texts = useMemo<LineGridTexts>(
    () => ({
      howToLeave: t`Press Escape and then Tab to leave the lines.`,
      number: t({ message: 'No.', context: 'Over the numbers of lines' }),
      cell: (column, line) => t`${column}, line ${line}`,
      lineMenu: (line) => t`Menu of line ${line}`,
      addLine: t`Add a line`,
      insertAbove: t`Insert a line above`,
      insertBelow: t`Insert a line below`,
      removeLine: t`Remove the line`,
      moveUp: t`Move up`,
      moveDown: t`Move down`,
      choices: (column) => t`Choices for ${column}`,
      noChoices: t`Nothing found`,
      inserted: (line) => t`Line ${line} inserted`,
      removed: (count) => plural(count, { one: '# line removed', other: '# lines removed' }),
      moved: (line) => t`Moved to line ${line}`,
      pasted: (lines) => plural(lines, { one: '# line pasted', other: '# lines pasted' }),
      selected: (cells) => plural(cells, { one: '# cell selected', other: '# cells selected' }),
      undone: t`Taken back`,
      redone: t`Done again`,
    }),
    // Plurals are of the active language.
    [t, i18n.locale],
  )
  return <LineGridTextsContext value={texts}>{children}</LineGridTextsContext>
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { LineGridTexts } from '../../ui/lineGrid/lineGridTexts.ts'

/** The texts of a line grid in the user's language; whoever shows one loads the catalogue beside this file with it. */
export const useLineGridTexts = (): LineGridTexts => {
  const { t } = useLingui()
  // The same object until the language changes: every row of a grid reads it.
  return useMemo(
    () => ({
      howToLeave: t`Tab goes to the next cell. Escape, then Tab, leaves the lines.`,
      number: t`No.`,
      cell: (column, line) => t`${column}, line ${line}`,
      lineMenu: (line) => t`Line ${line}`,
      addLine: t`Add a line`,
      insertAbove: t`Insert a line above`,
      insertBelow: t`Insert a line below`,
      removeLine: t`Remove the line`,
      moveUp: t`Move up`,
      moveDown: t`Move down`,
      choices: (column) => t`Choices for ${column}`,
      noChoices: t`Nothing matches. Type it in full.`,
      inserted: (line) => t`Line ${line} is new`,
      removed: (count) => t`${plural(count, { one: '# line removed', other: '# lines removed' })}`,
      moved: (line) => t`It is now line ${line}`,
      pasted: (lines) => t`${plural(lines, { one: '# line pasted', other: '# lines pasted' })}`,
      selected: (cells) => t`${plural(cells, { one: '# cell selected', other: '# cells selected' })}`,
      undone: t`Taken back`,
      redone: t`Done again`,
    }),
    [t],
  )
}

import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { rowFields } from '../../../../domain/items/row.ts'
import {
  fixableFields,
  missingFields,
  type Arrangement,
  type FixedValues,
} from '../../../../domain/items/upload/arrangement.ts'
import { readField } from '../../../../domain/items/upload/convert.ts'
import { textsOf as headingsOf } from '../../../../domain/sheetTexts.ts'
import type { SheetRow } from '../../../../domain/spreadsheet.ts'
import type { SheetBeginning } from '../../../../spreadsheets/sheets.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { Checkbox } from '../../../../ui/form/Checkbox.tsx'
import { Select } from '../../../../ui/form/Select.tsx'
import { Stack } from '../../../../ui/layout/Stack.tsx'
import { itemHeadings } from '../../list/itemColumns.ts'
import { proposed } from '../recognise.ts'
import { columnName } from './columnName.ts'
import { FieldChoice } from './FieldChoice.tsx'

interface Props {
  /** The sheets of the file that have rows, with their first ones. */
  readonly sheets: readonly SheetBeginning[]
  /** How its rows were read; null where that is not known yet. */
  readonly arrangement: Arrangement | null
  /** Whether rows were corrected that are read anew. */
  readonly losesChanges: boolean
  readonly onChoose: (arrangement: Arrangement) => void
}

const noSheet: SheetBeginning = { name: '', isHidden: false, rows: [] }

/** Which sheet and which columns of the file hold the items, where its headings do not say so or say something else. */
export const ChooseColumns = ({ sheets, arrangement, losesChanges, onChoose }: Props) => {
  const { t } = useMacro()
  const [name, setName] = useState(arrangement?.sheet ?? sheets[0]?.name)
  const sheet = sheets.find((each) => each.name === name) ?? sheets[0] ?? noSheet
  const isRead = arrangement !== null && (arrangement.sheet === null || arrangement.sheet === sheet.name)
  return (
    <Stack gap={4}>
      <p>
        {arrangement === null ? (
          <Trans>
            The headings of this file are not recognised. Say which column holds what: it is remembered for the next
            file with these headings.
          </Trans>
        ) : (
          <Trans>Say which column holds what: it is remembered for the next file with these headings.</Trans>
        )}
      </p>
      {losesChanges && (
        <Banner tone="warning">
          <Trans>The file is read anew: what you have corrected here will be lost.</Trans>
        </Banner>
      )}
      {sheets.length > 1 && (
        <div className="upload-sheet">
          <Select
            label={t`Sheet`}
            onChange={setName}
            options={sheets.map((each) => ({ value: each.name, label: each.name }))}
            value={sheet.name}
          />
        </div>
      )}
      <SheetChoice
        key={sheet.name}
        onChoose={onChoose}
        rows={sheet.rows}
        start={isRead ? arrangement : proposed(sheet, sheets.length < 2)}
      />
    </Stack>
  )
}

/** Columns by their letter, heading and first text. */
const optionsOf = (rows: readonly SheetRow[], headingRow: number | null) => {
  const [first = [], second = []] = rows.filter(({ number }) => number >= (headingRow ?? 0)).map(headingsOf)
  return Array.from({ length: Math.max(first.length, second.length) }, (_, place) => ({
    value: String(place),
    label: [columnName(place), first[place], second[place]].filter(Boolean).join(' · '),
  }))
}

/** Values for every row as they are kept. */
const readFixed = (fixed: FixedValues): FixedValues =>
  Object.fromEntries(
    fixableFields.flatMap((field) => {
      const value = fixed[field]
      return value === undefined ? [] : [[field, readField(field, value)]]
    }),
  )

interface SheetProps {
  readonly rows: readonly SheetRow[]
  readonly start: Arrangement
  readonly onChoose: (arrangement: Arrangement) => void
}

/** The columns of one sheet, and whether its first row is an item. */
const SheetChoice = ({ rows, start, onChoose }: SheetProps) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const missingId = useId()
  const [chosen, setChosen] = useState(start)
  const [first] = rows
  const isFirst = first !== undefined && (start.headingRow === null || start.headingRow === first.number)
  const missing = missingFields(chosen)
  return (
    <>
      <div className="upload-columns">
        {rowFields.map((field) => (
          <FieldChoice
            choice={chosen}
            field={field}
            key={field}
            onChange={(choice) => setChosen({ ...chosen, ...choice })}
            options={optionsOf(rows, start.headingRow)}
          />
        ))}
      </div>
      {isFirst && (
        <Checkbox
          description={headingsOf(first).filter(Boolean).join(' · ')}
          isSelected={chosen.headingRow === null}
          onChange={(isItem) => setChosen({ ...chosen, headingRow: isItem ? null : first.number })}
        >{t`The first row is an item too`}</Checkbox>
      )}
      <div className="upload-go">
        <Button
          aria-describedby={missingId}
          isDisabled={missing.length > 0}
          onPress={() => onChoose({ ...chosen, fixed: readFixed(chosen.fixed) })}
          variant="primary"
        >
          {t`Show the rows`}
        </Button>
        <p aria-live="polite" className="upload-why-not" id={missingId}>
          {missing.length > 0 && t`Still missing: ${missing.map((field) => i18n._(itemHeadings[field])).join(', ')}`}
        </p>
      </div>
    </>
  )
}

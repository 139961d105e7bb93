import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { missingFields, type Arrangement, type FixedValues } from '../../../../domain/upload/arrangement.ts'
import type { RowRules } from '../../../../domain/upload/rowRules.ts'
import { textsOf as headingsOf } from '../../../../domain/sheetTexts.ts'
import type { SheetRow } from '../../../../domain/spreadsheet.ts'
import type { SheetBeginning } from '../../../../spreadsheets/sheets.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { Checkbox } from '../../../../ui/form/Checkbox.tsx'
import { Select } from '../../../../ui/form/Select.tsx'
import { Stack } from '../../../../ui/layout/Stack.tsx'
import { proposed } from '../recognise.ts'
import type { UploadedList } from '../uploadedList.ts'
import { columnName } from './columnName.ts'
import { FieldChoice } from './FieldChoice.tsx'

interface Props<Field extends string> {
  readonly list: UploadedList<Field>
  /** The sheets of the file that have rows, with their first ones. */
  readonly sheets: readonly SheetBeginning[]
  /** How its rows were read; null where that is not known yet. */
  readonly arrangement: Arrangement | null
  /** Whether rows were corrected that are read anew. */
  readonly losesChanges: boolean
  readonly onChoose: (arrangement: Arrangement) => void
}

const noSheet: SheetBeginning = { name: '', isHidden: false, rows: [] }

/** Which sheet and which columns of the file hold what, where its headings do not say so or say something else. */
export const ChooseColumns = <Field extends string>({
  list,
  sheets,
  arrangement,
  losesChanges,
  onChoose,
}: Props<Field>) => {
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
        list={list}
        onChoose={onChoose}
        rows={sheet.rows}
        start={isRead ? arrangement : proposed(list.rules, sheet, sheets.length < 2)}
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
const readFixed = <Field extends string>({ fixable, read }: RowRules<Field>, fixed: FixedValues): FixedValues =>
  Object.fromEntries(
    fixable.flatMap((field) => {
      const value = fixed[field]
      return value === undefined ? [] : [[field, read(field, value)]]
    }),
  )

interface SheetProps<Field extends string> {
  readonly list: UploadedList<Field>
  readonly rows: readonly SheetRow[]
  readonly start: Arrangement
  readonly onChoose: (arrangement: Arrangement) => void
}

/** The columns of one sheet, and whether its first row is a record. */
const SheetChoice = <Field extends string>({ list, rows, start, onChoose }: SheetProps<Field>) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const missingId = useId()
  const [chosen, setChosen] = useState(start)
  const [first] = rows
  const isFirst = first !== undefined && (start.headingRow === null || start.headingRow === first.number)
  const { rules, columns, words } = list
  const missing = missingFields(rules, chosen)
  const named = (group: readonly Field[]): string => group.map((field) => i18n._(columns[field].heading)).join(' / ')
  return (
    <>
      <div className="upload-columns">
        {rules.fields.map((field) => (
          <FieldChoice
            choice={chosen}
            field={field}
            key={field}
            list={list}
            onChange={(choice) => setChosen({ ...chosen, ...choice })}
            options={optionsOf(rows, start.headingRow)}
          />
        ))}
      </div>
      {isFirst && (
        <Checkbox
          description={headingsOf(first).filter(Boolean).join(' · ')}
          isSelected={chosen.headingRow === null}
          onChange={(isRecord) => setChosen({ ...chosen, headingRow: isRecord ? null : first.number })}
        >
          {i18n._(words.firstRowToo)}
        </Checkbox>
      )}
      <div className="upload-go">
        <Button
          aria-describedby={missingId}
          isDisabled={missing.length > 0}
          onPress={() => onChoose({ ...chosen, fixed: readFixed(rules, chosen.fixed) })}
          variant="primary"
        >
          {t`Show the rows`}
        </Button>
        <p aria-live="polite" className="upload-why-not" id={missingId}>
          {missing.length > 0 && t`Still missing: ${missing.map(named).join(', ')}`}
        </p>
      </div>
    </>
  )
}

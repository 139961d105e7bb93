import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useState } from 'react'
import { rowFields, type RowField } from '../../../domain/items/row.ts'
import {
  guessedColumns,
  headingsOf,
  holdsAmount,
  neededFields,
  type SheetColumns,
} from '../../../domain/items/upload/headings.ts'
import type { SheetRow } from '../../../domain/spreadsheet.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { itemHeadings } from '../list/itemColumns.ts'
import { columnName } from './columnName.ts'

interface Props {
  /** Rows of the file; the first one holds headings, or an item. */
  readonly rows: readonly SheetRow[]
  readonly onChoose: (columns: SheetColumns, hasHeadings: boolean) => void
}

const isNeeded = (field: RowField): boolean => neededFields.some((needed) => needed === field)

/** Columns by their letter, heading and first text. */
const optionsOf = (first: SheetRow | undefined, second: SheetRow | undefined) => {
  const headings = first === undefined ? [] : headingsOf(first)
  const example = second === undefined ? [] : headingsOf(second)
  return Array.from({ length: Math.max(headings.length, example.length) }, (_, place) => ({
    value: String(place),
    label: [columnName(place), headings[place], example[place]].filter(Boolean).join(' · '),
  }))
}

interface FieldsProps {
  readonly columns: SheetColumns
  readonly onChange: (columns: SheetColumns) => void
  readonly options: ReturnType<typeof optionsOf>
}

/** One choice for each field of an item. */
const ColumnFields = ({ columns, onChange, options }: FieldsProps) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const choose = (field: RowField, value: string): void => {
    const { [field]: _, ...others } = columns
    onChange(value === '' ? others : { ...others, [field]: Number(value) })
  }
  return (
    <div className="upload-columns">
      {rowFields.map((field) => (
        <Select
          isRequired={isNeeded(field)}
          key={field}
          label={i18n._(itemHeadings[field])}
          onChange={(value) => choose(field, value)}
          options={options}
          placeholder={t`Not in this file`}
          value={columns[field] === undefined ? '' : String(columns[field])}
        />
      ))}
    </div>
  )
}

/** Which column of the file is which, where its headings do not say so, and whether the first row is an item. */
export const ChooseColumns = ({ rows, onChoose }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const [first, second] = rows
  const [columns, setColumns] = useState<SheetColumns>(() => (first === undefined ? {} : guessedColumns(first)))
  const [isItem, setItem] = useState(first !== undefined && holdsAmount(first))
  const missing = neededFields.filter((field) => columns[field] === undefined)
  return (
    <Stack gap={4}>
      <p>
        <Trans>
          The headings of this file are not recognised. Say which column holds what: it is remembered for the next file
          with these headings.
        </Trans>
      </p>
      <ColumnFields columns={columns} onChange={setColumns} options={optionsOf(first, second)} />
      {first !== undefined && (
        <Checkbox
          description={headingsOf(first).filter(Boolean).join(' · ')}
          isSelected={isItem}
          onChange={setItem}
        >{t`The first row is an item too`}</Checkbox>
      )}
      <div>
        <Button
          disabledReason={
            missing.length === 0
              ? undefined
              : t`Still missing: ${missing.map((field) => i18n._(itemHeadings[field])).join(', ')}`
          }
          onPress={() => onChoose(columns, !isItem)}
          variant="primary"
        >
          {t`Show the rows`}
        </Button>
      </div>
    </Stack>
  )
}

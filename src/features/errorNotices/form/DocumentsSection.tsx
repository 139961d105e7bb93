import { useLingui as useTexts } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { insert, remove } from '@modular-forms/react'
import { useRef, useState, type Ref } from 'react'
import { vietnamDay } from '../../../domain/dates.ts'
import { mostNoticed } from '../../../domain/corrections/mostNoticed.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { FormRows, type FormRowPlace } from '../../../ui/form/connect/FormRows.tsx'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { useRowRemoval } from '../../../ui/form/useRowRemoval.tsx'
import { PlusIcon } from '../../../ui/icons/icons.tsx'
import { useNoticeFamily } from '../family.ts'
import { DocumentPicker } from './DocumentPicker.tsx'
import { DocumentRow } from './DocumentRow.tsx'
import { valuesIn, type FieldProps } from './fields.ts'
import { formTextsOf } from './familyTexts.ts'
import { rowOf, typedRow, type Nameable } from './queries.ts'
import './form.css'

interface RowsProps extends FieldProps {
  readonly rows: readonly FormRowPlace[]
  /** The form was submitted without any. */
  readonly isMissing: boolean
}

/** Chooses documents of the company, or adds one of another system. */
const Adding = ({
  rows,
  fields,
  chooser,
}: Pick<RowsProps, 'rows' | 'fields'> & { readonly chooser: Ref<HTMLButtonElement> }) => {
  const { t } = useLingui()
  const { i18n } = useTexts()
  const family = useNoticeFamily()
  const [isChoosing, setChoosing] = useState(false)
  const isFull = rows.length >= mostNoticed
  const add = (documents: readonly Nameable[]): void => {
    for (const document of documents.slice(0, mostNoticed - rows.length))
      insert(fields, 'documents', { value: rowOf(family, document) })
    setChoosing(false)
  }
  return (
    <div className="notice-actions">
      <Button icon={<PlusIcon />} isDisabled={isFull} onPress={() => setChoosing(true)} ref={chooser} size="small">
        {i18n._(formTextsOf[family].choose)}
      </Button>
      <Button
        icon={<PlusIcon />}
        isDisabled={isFull}
        onPress={() => insert(fields, 'documents', { value: typedRow(family, vietnamDay(new Date())) })}
        size="small"
      >
        {t`Add one of another system`}
      </Button>
      {isChoosing && (
        <DocumentPicker
          onChosen={add}
          onClose={() => setChoosing(false)}
          taken={valuesIn(fields).documents.map(({ sid }) => sid)}
        />
      )}
    </div>
  )
}

const Rows = ({ rows, fields, isClosed, isMissing }: RowsProps) => {
  const { i18n } = useTexts()
  const texts = formTextsOf[useNoticeFamily()]
  const chooser = useRef<HTMLButtonElement>(null)
  const { list, remove: removeRowBy, said } = useRowRemoval(() => chooser.current?.focus())
  const sayRemoved = (position: number, left: number): string => i18n._(texts.removed(position, left))
  return (
    <>
      {rows.length === 0 && !isMissing && <p>{i18n._(texts.none)}</p>}
      {isMissing && <Banner comesIntoView isLive title={i18n._(texts.missing)} tone="danger" />}
      <ol className="notice-rows" ref={list}>
        {rows.map(({ key, index }) => (
          <DocumentRow
            fields={fields}
            index={index}
            isClosed={isClosed}
            key={key}
            onRemove={() =>
              removeRowBy(
                index,
                () => remove(fields, 'documents', { at: index }),
                (left) => sayRemoved(index + 1, left),
              )
            }
          />
        ))}
      </ol>
      {!isClosed && <Adding chooser={chooser} fields={fields} rows={rows} />}
      {said}
    </>
  )
}

/** The documents that are wrong, and what is wrong with each. */
export const DocumentsSection = (field: FieldProps) => {
  const { i18n } = useTexts()
  const { section, description } = formTextsOf[useNoticeFamily()]
  return (
    <FormSection columns={1} description={i18n._(description)} level={2} title={i18n._(section)}>
      <FormRows name="documents" of={field.fields}>
        {(rows) => <Rows {...field} isMissing={rows.length === 0 && field.fields.submitCount.value > 0} rows={rows} />}
      </FormRows>
    </FormSection>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { insert, remove } from '@modular-forms/react'
import { useRef, useState, type Ref } from 'react'
import type { NameableCertificate } from '../../../api/contract/errorNotices.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { relatedTypeOn } from '../../../domain/corrections/relatedTypes.ts'
import { mostNoticed } from '../../../domain/corrections/mostNoticed.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { FormRows, type FormRowPlace } from '../../../ui/form/connect/FormRows.tsx'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { useRowRemoval } from '../../../ui/form/useRowRemoval.tsx'
import { PlusIcon } from '../../../ui/icons/icons.tsx'
import { CertificatePicker } from './CertificatePicker.tsx'
import { DocumentRow } from './DocumentRow.tsx'
import { valuesIn, type FieldProps } from './fields.ts'
import { rowOf } from './queries.ts'
import './form.css'

/** A row for a certificate that another system has made. */
const typedRow = () => {
  const day = vietnamDay(new Date())
  const document_type = relatedTypeOn(day)
  return { sid: '', form_no: '03/TNCN', serial_no: '', inv_no: '', inv_date: '', document_type, reason: '' }
}

interface RowsProps extends FieldProps {
  readonly rows: readonly FormRowPlace[]
  /** The form was submitted without any. */
  readonly isMissing: boolean
}

/** Chooses certificates of the company, or adds one of another system. */
const Adding = ({
  rows,
  fields,
  chooser,
}: Pick<RowsProps, 'rows' | 'fields'> & { readonly chooser: Ref<HTMLButtonElement> }) => {
  const { t } = useLingui()
  const [isChoosing, setChoosing] = useState(false)
  const isFull = rows.length >= mostNoticed
  const add = (certificates: readonly NameableCertificate[]): void => {
    for (const certificate of certificates.slice(0, mostNoticed - rows.length))
      insert(fields, 'documents', { value: rowOf(certificate) })
    setChoosing(false)
  }
  return (
    <div className="notice-actions">
      <Button icon={<PlusIcon />} isDisabled={isFull} onPress={() => setChoosing(true)} ref={chooser} size="small">
        {t`Choose PIT certificates`}
      </Button>
      <Button
        icon={<PlusIcon />}
        isDisabled={isFull}
        onPress={() => insert(fields, 'documents', { value: typedRow() })}
        size="small"
      >
        {t`Add one of another system`}
      </Button>
      {isChoosing && (
        <CertificatePicker
          onChosen={add}
          onClose={() => setChoosing(false)}
          taken={valuesIn(fields).documents.map(({ sid }) => sid)}
        />
      )}
    </div>
  )
}

const Rows = ({ rows, fields, isClosed, isMissing }: RowsProps) => {
  const { t } = useLingui()
  const chooser = useRef<HTMLButtonElement>(null)
  const { list, remove: removeRowBy, said } = useRowRemoval(() => chooser.current?.focus())
  const sayRemoved = (position: number, left: number): string => t`Certificate ${position} is removed, ${left} left`
  return (
    <>
      {rows.length === 0 && !isMissing && (
        <p>
          <Trans>No certificate is named yet.</Trans>
        </p>
      )}
      {isMissing && <Banner comesIntoView isLive title={t`Choose at least one certificate`} tone="danger" />}
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

/** The certificates that are wrong, and what is wrong with each. */
export const DocumentsSection = (field: FieldProps) => {
  const { t } = useLingui()
  return (
    <FormSection
      columns={1}
      description={
        <Trans>
          Certificates that the tax authority has accepted, at most {mostNoticed}. Wrong amounts or a wrong taxpayer
          need another certificate that adjusts or replaces it.
        </Trans>
      }
      level={2}
      title={t`Wrong certificates`}
    >
      <FormRows name="documents" of={field.fields}>
        {(rows) => <Rows {...field} isMissing={rows.length === 0 && field.fields.submitCount.value > 0} rows={rows} />}
      </FormRows>
    </FormSection>
  )
}
